import { readdirSync, readFileSync } from 'node:fs';
import { factsOf } from '../apps/server/src/providers/connectors/connector-facts.ts';
import { simulatedTrials } from '../apps/server/test/conformance/simulated-objects.ts';
import { shippedConnectors } from '../apps/server/test/shipped-connectors.ts';
import { hasHeld } from '../packages/cli/src/trial/cases.ts';
import { parseRecording } from '../packages/cli/src/trial/recording.ts';

/** By what a connector was shown to be right, besides its own tests. */
export interface Proof {
  /** Where the vendor's document came from that every object of it was held against (`digests.test.ts`). */
  readonly documentedBy?: string;
  /** Its objects. Where any name is one, those that are simulated stand for all. */
  readonly documented: readonly string[];
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
  // A data source of Notion is an object with the name of its id.
  const simulated = tried.map(({ objectName }) => objectName).filter((name) => !/^[0-9a-f]{8}-/.test(name));
  const { objects = {}, objectNames } = shippedConnectors.find((one) => one.provider === provider) ?? {};
  const named = [...Object.keys(objects), ...(objectNames === 'any' ? simulated : [])];
  return {
    documented: source ? [...new Set(named)] : [],
    simulated,
    ...(recording && {
      tried: {
        objects: recording.objects.filter(hasHeld).map(({ objectName }) => objectName),
        on: recording.recordedAt.slice(0, 10),
      },
    }),
    ...(source && { documentedBy: source }),
  };
}

/** What the server knows of each connector before it loads it, as a module. */
export function shippedModule(): string {
  const facts = shippedConnectors.map(factsOf).map(({ provider, ...known }) => [provider, known]);
  const byLevels: Record<string, Record<string, string>> = {};
  const triedOn: Record<string, string> = {};
  for (const { provider } of shippedConnectors) {
    const { documented, simulated, tried } = proofOf(provider);
    if (tried) triedOn[provider] = tried.on;
    const recorded = tried?.objects ?? [];
    const has = Object.entries({ documented, simulated, recorded, tried: recorded });
    const levelsOf = (name: string) =>
      has.flatMap(([level, objects]) => (objects.includes(name) ? [level] : [])).join(' ');
    const names = [...new Set([...documented, ...simulated, ...recorded])].sort();
    for (const [levels, objects = []] of Object.entries(Object.groupBy(names, levelsOf))) {
      byLevels[levels] = { ...byLevels[levels], [provider]: objects.join(' ') };
    }
  }
  return `// Written by \`pnpm generate\` from the connectors, the digests, the simulators and the recordings. Do not edit it.

import type { ConnectorFacts } from './connector-facts.ts';

/** What is known of each connector that ships with Dowel before it is loaded. */
export const shipped: Readonly<Record<string, Omit<ConnectorFacts, 'provider'>>> = ${JSON.stringify(Object.fromEntries(facts))};

/** The objects with the same levels of proof, by connector. */
export const shippedProof: Readonly<Record<string, Readonly<Record<string, string>>>> = ${JSON.stringify(byLevels)};

/** When a connector was last tried at an account of the provider. */
export const shippedTrials: Readonly<Record<string, string>> = ${JSON.stringify(triedOn)};
`;
}
