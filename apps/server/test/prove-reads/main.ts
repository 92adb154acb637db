/**
 * Proves with real processes on PostgreSQL that no record gets lost: `pnpm prove:reads`. It reads a million records while
 * they change, the provider and the receiver fail, and workers and the database are killed; it reads into a stream of NATS
 * while both sides are killed; and it reads a thousand objects that are due at once. It also proves that nobody connects
 * another account without a word, and that a stop revokes all that it says it has, while servers are killed. It prints
 * figures, and fails if one is wrong.
 */
import { parseArgs } from 'node:util';
import { proveKills } from './kills.ts';
import { proveReconnects } from './reconnects.ts';
import { proveSameMinute } from './same-minute.ts';
import { proveStop } from './stop.ts';
import { proveStreams } from './streams.ts';
import { openWorld, type World } from './world.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    records: { type: 'string', default: '1000000' },
    /** One for each 100,000 records, unless this says otherwise. */
    kills: { type: 'string' },
    installations: { type: 'string', default: '200' },
    projects: { type: 'string', default: '20' },
    reconnects: { type: 'string', default: '1000' },
    connections: { type: 'string', default: '10000' },
  },
});
const kills = Number(values.kills ?? Math.max(2, Number(values.records) / 100_000));
const proofs: Readonly<Record<string, (world: World) => Promise<string[]>>> = {
  kills: (world) => proveKills(world, Number(values.records), kills),
  'same-minute': (world) => proveSameMinute(world, Number(values.installations), Number(values.projects)),
  streams: (world) => proveStreams(world, Number(values.records), kills),
  reconnects: (world) => proveReconnects(world, Number(values.reconnects), kills),
  stop: (world) => proveStop(world, Number(values.connections), Number(values.kills ?? 3)),
};

const chosen = positionals.length > 0 ? positionals : Object.keys(proofs);
for (const name of chosen) {
  const prove = proofs[name];
  if (!prove) throw new Error(`There is no proof "${name}". There are: ${Object.keys(proofs).join(', ')}.`);
  console.log(name);
  const world = await openWorld();
  try {
    const faults = await prove(world);
    for (const fault of faults) console.log(`  WRONG: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await world.close();
  }
}
