/**
 * The least cost of a derivation from every production. A production costs 1 plus the joined costs of its
 * non-terminals: joined by maximum they give depths, by sum numbers of expansions. Knuth (1977) showed that Dijkstra's
 * algorithm solves this: rules are settled in order of cost, so each symbol is visited once.
 */

/** For each rule and each of its productions, the rules of its non-terminals. */
export type RuleGraph = readonly (readonly (readonly number[])[])[];

export interface LeastCosts {
  /** Infinite where no derivation ends. */
  readonly rules: readonly number[];
  readonly productions: readonly (readonly number[])[];
}

/** `join` must never return less than either of its arguments. */
export function leastCosts(graph: RuleGraph, join: (one: number, two: number) => number): LeastCosts {
  const rules = graph.map(() => Infinity);
  const pending = graph.map((productions) => productions.map((children) => ({ cost: 0, open: children.length })));
  const users = usersOf(graph);
  const queue = new CostQueue();
  const offer = (rule: number, production: number): void =>
    queue.push({ cost: pending[rule]![production]!.cost + 1, rule });
  for (const [rule, productions] of graph.entries()) {
    for (const [production, children] of productions.entries()) if (children.length === 0) offer(rule, production);
  }
  for (let best = queue.pop(); best !== undefined; best = queue.pop()) {
    if (rules[best.rule] !== Infinity) continue;
    rules[best.rule] = best.cost;
    for (const [rule, production] of users[best.rule]!) {
      const state = pending[rule]![production]!;
      state.cost = join(state.cost, best.cost);
      state.open--;
      if (state.open === 0) offer(rule, production);
    }
  }
  const productions = pending.map((states) => states.map(({ cost, open }) => (open === 0 ? cost + 1 : Infinity)));
  return { rules, productions };
}

/** For each rule, the productions that use it, once for every use. */
function usersOf(graph: RuleGraph): (readonly [rule: number, production: number])[][] {
  const users: (readonly [number, number])[][] = graph.map(() => []);
  for (const [rule, productions] of graph.entries()) {
    for (const [production, children] of productions.entries()) {
      for (const child of children) users[child]!.push([rule, production]);
    }
  }
  return users;
}

interface Offer {
  readonly cost: number;
  readonly rule: number;
}

/** A binary heap with the least cost on top. */
class CostQueue {
  readonly #heap: Offer[] = [];

  push(offer: Offer): void {
    let index = this.#heap.push(offer) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (this.#heap[parent]!.cost <= offer.cost) break;
      this.#heap[index] = this.#heap[parent]!;
      index = parent;
    }
    this.#heap[index] = offer;
  }

  pop(): Offer | undefined {
    const [top] = this.#heap;
    const last = this.#heap.pop();
    if (last === undefined || this.#heap.length === 0) return top;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child + 1 < this.#heap.length && this.#heap[child + 1]!.cost < this.#heap[child]!.cost) child++;
      if (child >= this.#heap.length || this.#heap[child]!.cost >= last.cost) break;
      this.#heap[index] = this.#heap[child]!;
      index = child;
    }
    this.#heap[index] = last;
    return top;
  }
}
