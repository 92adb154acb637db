import { readdirSync, readFileSync } from 'node:fs';
import { simulatedTrials } from '../apps/server/test/conformance/simulated-objects.ts';

/** By what a connector was shown to be right, besides its own tests. */
export interface Proof {
  /** Where the vendor's document came from that every object of it was held against (`digests.test.ts`). */
  readonly documentedBy?: string;
  /** The objects that hold in a trial at the simulator. One of them passes all cases of the suite. */
  readonly simulated: readonly string[];
}

const digests = new URL('../apps/server/test/digests/', import.meta.url);

/** The levels of proof of a provider, from the digests and the suite: nobody writes them. */
export function proofOf(provider: string): Proof {
  const file = readdirSync(digests).find((one) => one === `${provider}.digest`);
  const source = file && JSON.parse(readFileSync(new URL(file, digests), 'utf8')).info['x-source'];
  const tried = simulatedTrials.filter((one) => one.provider === provider);
  return {
    ...(source && { documentedBy: source }),
    simulated: tried.map(({ objectName }) => objectName),
  };
}
