/**
 * Ranking by several objectives (Deb et al. 2002). A dominates B if A is at least as good in all of them and better in
 * one. The first front contains those that are not dominated, the second those dominated only by the first, and so on.
 * Within a front, the crowding distance says how far apart a member's neighbours are.
 */

type Numbers = readonly number[];

/** The fronts, the best first, as indices in order. */
export function nonDominatedFronts(worths: readonly Numbers[]): number[][] {
  const dominated = worths.map((one) => [...worths.keys()].filter((other) => dominates(one, worths[other]!)));
  const dominators = worths.map(() => 0);
  for (const index of dominated.flat()) dominators[index]!++;
  const fronts: number[][] = [];
  let front = [...worths.keys()].filter((index) => dominators[index] === 0);
  while (front.length > 0) {
    fronts.push(front);
    const next = front.flatMap((index) => dominated[index]!.filter((other) => --dominators[other]! === 0));
    front = next.sort((one, two) => one - two);
  }
  return fronts;
}

/**
 * For each member of a front, the distance between its neighbours, summed over all numbers, each relative to its range.
 * The outermost have infinite distance. A number that is the same for all is ignored. Among identical members only the
 * first gets a distance, or they would crowd out members that differ.
 */
export function crowdingDistances(front: readonly Numbers[]): number[] {
  const different = new Map(front.map((numbers) => [numbers.join(), numbers]));
  const distances = distancesOf([...different.values()]);
  const byName = new Map([...different.keys()].map((name, index) => [name, distances[index]!]));
  return front.map((numbers) => {
    const distance = byName.get(numbers.join()) ?? 0;
    byName.delete(numbers.join());
    return distance;
  });
}

function distancesOf(front: readonly Numbers[]): number[] {
  const distances = front.map(() => 0);
  for (const goal of (front[0] ?? []).keys()) {
    const value = (place: number) => front[order[place]!]![goal]!;
    const order = [...front.keys()].sort((one, two) => front[one]![goal]! - front[two]![goal]!);
    const last = order.length - 1;
    const range = value(last) - value(0);
    if (range === 0) continue;
    for (const [place, index] of order.entries()) {
      const isOutermost = place === 0 || place === last;
      distances[index]! += isOutermost ? Infinity : (value(place + 1) - value(place - 1)) / range;
    }
  }
  return distances;
}

/** One number for each member that orders them by front, and within a front by crowding distance. */
export function rateByCrowding(worths: readonly Numbers[]): number[] {
  const rates = worths.map(() => 0);
  for (const [number, front] of nonDominatedFronts(worths).entries()) {
    const distances = crowdingDistances(front.map((index) => worths[index]!));
    for (const [place, index] of front.entries()) rates[index] = -2 * number + upToOne(distances[place]!);
  }
  return rates;
}

function dominates(one: Numbers, two: Numbers): boolean {
  return one.every((number, goal) => number >= two[goal]!) && one.some((number, goal) => number > two[goal]!);
}

/** Maps all distances into the range of one front, in the same order. */
function upToOne(distance: number): number {
  return distance === Infinity ? 1 : distance / (distance + 1);
}
