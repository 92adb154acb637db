import { readdirSync, readFileSync } from 'node:fs';
import { simulatedTrials } from '../apps/server/test/conformance/simulated-objects.ts';
import { hasHeld } from '../packages/cli/src/trial/cases.ts';
import { parseRecording } from '../packages/cli/src/trial/recording.ts';

/** By what a connector was shown to be right, besides its own tests. */
export interface Proof {
  /** Where the vendor's document came from that every object of it was held against (`digests.test.ts`). */
  readonly documentedBy?: string;
  /** The objects that hold in a trial at the simulator. One of them passes all cases of the suite. */
  readonly simulated: readonly string[];
  /** The objects that held at an account of the provider, and when. Their recording is played in each run. */
  readonly tried?: { readonly objects: readonly string[]; readonly on: string };
}

const digests = new URL('../apps/server/test/digests/', import.meta.url);
const recordings = new URL('../apps/server/test/recordings/', import.meta.url);

/** The levels of proof of a provider, from the digests and the suite: nobody writes them. */
export function proofOf(provider: string): Proof {
  const file = readdirSync(digests).find((one) => one === `${provider}.digest`);
  const source = file && JSON.parse(readFileSync(new URL(file, digests), 'utf8')).info['x-source'];
  const tried = simulatedTrials.filter((one) => one.provider === provider);
  const recorded = readdirSync(recordings).find((one) => one === `${provider}.recording`);
  const recording = recorded && parseRecording(readFileSync(new URL(recorded, recordings), 'utf8'));
  return {
    ...(recording && {
      tried: {
        objects: recording.objects.filter(hasHeld).map(({ objectName }) => objectName),
        on: recording.recordedAt.slice(0, 10),
      },
    }),
    ...(source && { documentedBy: source }),
    // A data source of Notion is an object with the name of its id.
    simulated: tried.map(({ objectName }) => objectName).filter((name) => !/^[0-9a-f]{8}-/.test(name)),
  };
}
