import { readdirSync, readFileSync } from 'node:fs';
import { conformanceProviders } from '../apps/server/test/conformance/providers.ts';

/** By what a connector was shown to be right, besides its own tests. */
export interface Proof {
  /** Where the vendor's document came from that every object of it was held against (`digests.test.ts`). */
  readonly documentedBy?: string;
  /** The objects that pass all cases of the suite. */
  readonly simulated: readonly string[];
}

const digests = new URL('../apps/server/test/digests/', import.meta.url);

/** The levels of proof of a provider, from the digests and the suite: nobody writes them. */
export function proofOf(provider: string): Proof {
  const file = readdirSync(digests).find((one) => one === `${provider}.digest`);
  const source = file && JSON.parse(readFileSync(new URL(file, digests), 'utf8')).info['x-source'];
  const tried = conformanceProviders.filter((one) => one.provider === provider);
  return {
    ...(source && { documentedBy: source }),
    simulated: [...new Set(tried.map(({ object }) => object))],
  };
}
