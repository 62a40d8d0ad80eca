/** A genome with a range of codons replaced by a stretch of another genome. */
export function splice(
  genome: ArrayLike<number>,
  from: number,
  to: number,
  other: ArrayLike<number>,
  otherFrom: number,
  otherTo: number,
): number[] {
  const child: number[] = [];
  for (let index = 0; index < from; index++) child.push(genome[index]!);
  for (let index = otherFrom; index < otherTo; index++) child.push(other[index]!);
  for (let index = to; index < genome.length; index++) child.push(genome[index]!);
  return child;
}
