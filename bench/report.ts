import { availableParallelism, cpus, loadavg } from 'node:os';
import type { ChangeFigures } from './changes.ts';
import type { ClientFigures } from './client-calls.ts';
import type { DeliveryFigures } from './deliveries.ts';
import type { ProxyFigures } from './proxy.ts';
import type { Measured } from './ratios.ts';
import type { ReadFigures } from './reads.ts';
import type { RenewalFigures } from './renewals.ts';
import type { ServerFigures } from './server-figures.ts';
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

/** All results of one run. */
export interface BenchResults {
  readonly measured: readonly Measured[];
  readonly servers: readonly ServerFigures[];
  readonly delivered: DeliveryFigures;
  readonly called: ClientFigures;
  readonly proxied: ProxyFigures;
  readonly renewed: RenewalFigures;
  readonly read: ReadFigures;
  readonly changed: ChangeFigures;
  readonly date: Date;
}

export function toMarkdown({
  measured,
  servers,
  delivered,
  called,
  proxied,
  renewed,
  read,
  changed,
  date,
}: BenchResults): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.version}`;
  const load = loadavg().map((value) => value.toFixed(1));
  return `# Benchmarks

\`pnpm bench\` writes this file. Last run: ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC on ${machine}. The load
average of the machine at the end was ${load.join(', ')}; the benchmark itself keeps about 3 processes busy.

## How to read it

- **The baseline** is a bare Hono application (\`bench/bare-server.ts\`). For each request it sends the statements that
  the server sends for it, through the same driver with the same pool size, to the same PostgreSQL, and answers the same
  JSON. It checks nothing, knows no caller, and writes no log.
- **Throughput ratio**: requests per second of the server, divided by those of the baseline. The server and the baseline take turns, and the median counts. 1 would mean that the server costs nothing.
- **Processor ratio**: processor time per request of the baseline, divided by that of the server. Other work on the
  machine disturbs it less, so believe it more when the load average is above the number of cores. It leaves out
  PostgreSQL, whose part is the same for both, so it is lower than the throughput ratio of an idle machine.
- When the server sends fewer statements, so does the baseline: the ratio shows what is left on top of the database.
- [ADR 0025](adr/0025-frequent-statements-are-prepared-and-counted-in-tests.md) says why.

## Requests

${ratioTable(measured)}

## Deliveries

One process delivers to receivers on the same machine, which take part of its two cores. The lag is that of test events
that come in through the interface at half of the rate above, until the attempt is stored. The log has 10,000 and then
a million deliveries.

${deliveryTable(delivered)}

## Reads

A read that was asked for brings the contacts of an account of the sandbox to a webhook on the same machine. The
baseline is a loop written by hand over the same sandbox to the same receiver: it gets a page, takes the wanted fields
and posts them. It stores nothing, signs nothing and cannot go on after a crash.

${readTable(read)}

## Writes and events

Records are created at the sandbox one after the other: straight at the sandbox, and by a synchronous write. A write has an
intent in the database before its call, so that it is not sent twice, and an operation after it. For the lag, a contact is
changed at the sandbox. The sandbox sends an event, the server checks and stores it, fetches the contact, and sends a
message. The lag is the time from the sandbox's answer to the change until the message arrives.

${changeTable(changed)}

## Renewals of tokens

One process renews the tokens of 401 connections through its lane, eight at once. The baseline asks the same provider,
seals what it answers and stores it with one statement. The provider answers at once from the same process.

${renewalTable(renewed)}

## The client

Lists the installations of a group, one call after the other: with Node's \`fetch\`, which parses the JSON, and with
\`@dowel/client\`.

${clientTable(called)}

## The proxy

The same call of a kilobyte of JSON, one after the other over one kept connection: straight to a provider on the same
machine, through a plain Hono application that passes it on with \`fetch\`, and through the proxy. The proxy asks
PostgreSQL for the API key, the installation and the connection at most once a second.

${proxyTable(proxied)}

## The process

PostgreSQL is the embedded one of the tests, with durable settings (\`fsync\` on). The bundle is \`apps/server/dist/main.js\`.

${serverTable(servers)}
`;
}
