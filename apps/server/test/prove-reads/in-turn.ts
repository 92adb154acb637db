/** Chooses one of several faults in turn, for about one call in `every`, and counts them. */
export class InTurn<Fault extends string> {
  readonly #faults: readonly Fault[];
  readonly #every: number;
  readonly #counts = new Map<Fault, number>();
  #left: readonly Fault[] = [];

  constructor(faults: readonly Fault[], every: number) {
    this.#faults = faults;
    this.#every = every;
  }

  /** @param canBe whether a fault makes sense for this call */
  next(canBe: (fault: Fault) => boolean = () => true): Fault | undefined {
    if (Math.random() * this.#every >= 1) return undefined;
    if (this.#left.length === 0) this.#left = this.#faults;
    const fault = this.#left.find(canBe);
    if (fault === undefined) return undefined;
    this.#left = this.#left.filter((other) => other !== fault);
    this.#counts.set(fault, this.count(fault) + 1);
    return fault;
  }

  count(fault: Fault): number {
    return this.#counts.get(fault) ?? 0;
  }

  /** Those that have not happened. */
  get missing(): Fault[] {
    return this.#faults.filter((fault) => this.count(fault) === 0);
  }

  toString(): string {
    return this.#faults.map((fault) => `${this.count(fault)} ${fault}`).join(', ');
  }
}
