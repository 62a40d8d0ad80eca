/**
 * Several goals at once (Deb et al. 2002). One dominates another who is as good in everything and better in something.
 * The first front are those whom nobody dominates, the second those whom only the first dominates, and so on. Within a
 * front the crowding distance tells how far apart the neighbours stand.
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
 * For each of a front, how far apart its neighbours are, summed over all numbers, each in parts of its range. The
 * outermost are infinitely far from others. A number that is the same for all says nothing. Of those who are the same
 * in everything only the first has a distance, or they would crowd out who differs.
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

/** One number for each that orders them by front, and within a front by crowding distance. */
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

/** Keeps the order of all distances within one front's share of the numbers. */
function upToOne(distance: number): number {
  return distance === Infinity ? 1 : distance / (distance + 1);
}
