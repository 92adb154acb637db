// Measures the cost of the server, compares it with the baseline, prints the ratios and writes them to
// docs/benchmarks.md. Then it measures the form for choosing fields in Chromium. Takes three to four minutes on two
// cores. With --no-write the document stays as it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measureChanges } from './changes.ts';
import { measureClient } from './client-calls.ts';
import { measureDeliveries } from './deliveries.ts';
import { measureProxy } from './proxy.ts';
import { withRates } from './rates.ts';
import { type Effort, measureRatios } from './ratios.ts';
import { formTable } from './react/form-table.ts';
import { measureForms } from './react/form-times.ts';
import { measureReads } from './reads.ts';
import { measureRenewals } from './renewals.ts';
import { toMarkdown } from './report.ts';
import { measureServers } from './server-figures.ts';
import {
  changeTable,
  clientTable,
  deliveryTable,
  proxyTable,
  ratioTable,
  readTable,
  renewalTable,
  serverTable,
} from './tables.ts';
import { createWorld } from './world.ts';

const effort: Effort = { seconds: 2, connections: 16, rounds: 5, warmUpRequests: 4_000 };
const deliveryEffort = {
  waiting: 10_000,
  destinations: 10,
  lagSeconds: 10,
  logSizes: [10_000, 1_000_000],
} as const;
/** One group keeps its installation. Each round of "create an installation" creates one for every other group. */
const groupCount = 401;

const world = await createWorld(groupCount);
try {
  const servers = await measureServers(world);
  console.log(`${serverTable(servers)}\n`);
  const measured = await measureRatios(world, effort);
  console.log(`${ratioTable(measured)}\n`);
  const delivered = await measureDeliveries(world, deliveryEffort);
  console.log(`${deliveryTable(delivered)}\n`);
  const called = await measureClient(world, { rounds: 10, calls: 300 });
  console.log(`${clientTable(called)}\n`);
  const proxied = await measureProxy(world, { rounds: 10, calls: 500 });
  console.log(`${proxyTable(proxied)}\n`);
  const renewed = await measureRenewals(world, { rounds: 5 });
  console.log(`${renewalTable(renewed)}\n`);
  const read = await measureReads(world, { rounds: 5, records: 20_000 });
  console.log(`${readTable(read)}\n`);
  const changed = await measureChanges(world, { writes: 300, events: 100 });
  console.log(`${changeTable(changed)}\n`);
  // For the terminal: the times depend on the machine more than the ratios do.
  console.log(formTable(await measureForms([50, 500, 5000], 5)));
  if (!process.argv.includes('--no-write')) {
    const results = {
      measured,
      servers,
      delivered,
      called,
      proxied,
      renewed,
      read,
      changed,
      date: new Date(),
    };
    const pathOf = (name: string) => fileURLToPath(new URL(`../docs/${name}`, import.meta.url));
    writeFileSync(pathOf('benchmarks.md'), toMarkdown(results));
    const scaling = pathOf('scaling.md');
    writeFileSync(scaling, withRates(readFileSync(scaling, 'utf8'), results));
  }
} finally {
  await world.close();
}
