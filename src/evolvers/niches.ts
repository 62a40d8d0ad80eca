/** How crowded the surroundings of each individual are: the sum of exp(-d^2) over all, itself included. */

export class Niches<G> {
  readonly #genomes: G[];
  readonly #crowds: number[];
  readonly #distance: (one: G, two: G) => number;

  constructor(genomes: readonly G[], distance: (one: G, two: G) => number) {
    this.#distance = distance;
    this.#genomes = [...genomes];
    this.#crowds = genomes.map((genome) => this.crowdAround(genome));
  }

  crowdOf(index: number): number {
    return this.#crowds[index]!;
  }

  /** The sum over all of them for any genome. */
  crowdAround(genome: G): number {
    return this.#genomes.reduce((sum, other) => sum + this.#share(genome, other), 0);
  }

  replace(index: number, genome: G): void {
    const before = this.#genomes[index]!;
    this.#genomes[index] = genome;
    for (const [place, other] of this.#genomes.entries()) {
      this.#crowds[place]! += this.#share(other, genome) - (place === index ? 0 : this.#share(other, before));
    }
    this.#crowds[index] = this.crowdAround(genome);
  }

  #share(one: G, two: G): number {
    return Math.exp(-(this.#distance(one, two) ** 2));
  }
}
