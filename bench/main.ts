// Measures the bundle on a durable PostgreSQL, in turns with a baseline for each figure, and writes docs/benchmarks.md
// and the rates of docs/scaling.md: `pnpm bench`. `pnpm bench:hold` writes nothing, and fails when a ratio has fallen by
// more than a tenth. Takes about five minutes on two cores.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureChanges } from './changes.ts';
import { measureClient } from './client-calls.ts';
import { measureDeliveries } from './deliveries.ts';
import { fallen, goalsOf, goalTable } from './goals.ts';
import { measureProxy } from './proxy.ts';
import { withRates } from './rates.ts';
import { measureRatios } from './ratios.ts';
import { measureReads } from './reads.ts';
import { measureRenewals } from './renewals.ts';
import { toMarkdown } from './report.ts';
import { measureServers } from './server-figures.ts';
import { createWorld } from './world.ts';

const { hold } = parseArgs({ options: { hold: { type: 'boolean' } } }).values;

const effort = { seconds: 2, connections: 16, rounds: 5, warmUpRequests: 4_000 };
const deliveryEffort = {
  rounds: 3,
  waiting: 10_000,
  destinations: 10,
  lagSeconds: 10,
  logSizes: [10_000, 1_000_000],
} as const;
/** One group keeps its installation. Each round of "create an installation" creates one for every other group. */
const groupCount = 401;

const world = await createWorld(groupCount);
try {
  const results = {
    servers: await measureServers(world, { rounds: 5 }),
    measured: await measureRatios(world, effort),
    delivered: await measureDeliveries(world, deliveryEffort),
    called: await measureClient(world, { rounds: 10, calls: 300 }),
    proxied: await measureProxy(world, { rounds: 10, calls: 500 }),
    renewed: await measureRenewals(world, { rounds: 5 }),
    read: await measureReads(world, { rounds: 5, records: 20_000 }),
    changed: await measureChanges(world, { writes: 300, events: 100 }),
    date: new Date(),
  };
  const goals = goalsOf(results);
  const document = pathOf('benchmarks.md');
  if (hold) {
    console.log(goalTable(goals));
    const lost = fallen(goals, readFileSync(document, 'utf8'));
    if (lost.length > 0) console.error(`\nFallen by more than a tenth:\n${lost.join('\n')}`);
    process.exitCode = lost.length > 0 ? 1 : 0;
  } else {
    const text = toMarkdown(results, goals);
    console.log(text);
    writeFileSync(document, text);
    const scaling = pathOf('scaling.md');
    writeFileSync(scaling, withRates(readFileSync(scaling, 'utf8'), results));
  }
} finally {
  await world.close();
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
}
