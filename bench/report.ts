import { availableParallelism, cpus, loadavg } from 'node:os';
import type { ChangeFigures } from './changes.ts';
import type { ClientFigures } from './client-calls.ts';
import type { DeliveryFigures } from './deliveries.ts';
import { type Goal, goalTable } from './goals.ts';
import type { Percentiles } from './percentiles.ts';
import type { ProxyFigures } from './proxy.ts';
import type { Measured } from './ratios.ts';
import type { ReadFigures } from './reads.ts';
import type { RenewalFigures } from './renewals.ts';
import type { ServerFigures } from './server-figures.ts';
import { table } from './table.ts';
import type { CallTimes } from './ways.ts';

/** All results of one run. */
export interface BenchResults {
  readonly measured: readonly Measured[];
  readonly servers: readonly [bare: ServerFigures, server: ServerFigures];
  readonly delivered: DeliveryFigures;
  readonly called: ClientFigures;
  readonly proxied: ProxyFigures;
  readonly renewed: RenewalFigures;
  readonly read: ReadFigures;
  readonly changed: ChangeFigures;
  readonly date: Date;
}

export function toMarkdown(results: BenchResults, goals: readonly Goal[]): string {
  const { measured, servers, delivered, called, proxied, renewed, read, changed, date } = results;
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model ?? 'unknown'}), Node.js ${process.version}`;
  const load = loadavg().map((value) => value.toFixed(1));
  return `# Benchmarks

\`pnpm bench\` writes this file. Last run: ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC on ${machine}. The load
average of the machine at the end was ${load.join(', ')}; the benchmark itself keeps about 3 processes busy.

The server is the bundle (\`apps/server/dist/main.js\`), and PostgreSQL keeps what it has acknowledged (\`fsync\` and
\`synchronous_commit\` are on). Each figure is measured in turns with its baseline. Only renewals run from the sources, in
the process of the benchmark.

## What is held

\`pnpm bench:hold\` measures again, and fails when one of these ratios has fallen by more than a tenth. More is better.

${goalTable(goals)}

## How to read it

- **The baseline** is a bare Hono application (\`bench/bare-server.ts\`). For each request it sends the statements that
  the server sends for it, through the same driver with the same pool size, to the same PostgreSQL, and answers the same
  JSON. It checks nothing, knows no caller, and writes no log.
- **Throughput ratio**: requests per second of the server, divided by those of the baseline. The server and the baseline take turns, and the median counts. 1 would mean that the server costs nothing.
- **Processor ratio**: processor time per request of the baseline, divided by that of the server. Other work on the
  machine disturbs it less, so believe it more when the load average is above the number of cores. It leaves out
  PostgreSQL, whose part is the same for both, so it is lower than the throughput ratio of an idle machine.
- When the server sends fewer statements, so does the baseline: the ratio shows what is left on top of the database. The
  baseline waits for each; the server sends some together, where nobody needs the answers before.
- [ADR 0025](adr/0025-frequent-statements-are-prepared-and-counted-in-tests.md) says why.

## Requests

${ratioTable(measured)}

## What keeps a ratio below its goal

From profiles of the bundle (\`node --cpu-prof dist/main.js\`, 26 November 2026), in shares of the main thread:

- **Get a provider**: 46 % is the one write of the answer, which the baseline needs too (66 % of its time) and which is
  longer here by 1 kB of headers. The log line takes 11 %, finding the route 4 %, Node's reading of the request 18 %. A line
  for each request is wanted, so the goal needs fewer headers.
- **Create an installation**: 44 % were writes to sockets, one for each of 7 statements and the answer. Now 4 writes carry
  the statements. What is left is spread thin: of what is not a write to a socket, the query builder takes 8 %, collecting garbage 8 %,
  nothing else more than 4 %. 0.66 needs fewer answers of PostgreSQL to wait for.
- **A synchronous write** waits for 3 answers of PostgreSQL (8 before), two of which are commits that reach the disk: the
  intent before the call, and the outcome after it.
- **Renewals**: a lease and its result are a statement and a commit each. One lease for several would save the first, but
  each would have to be held until the slowest of them has its answer.
- **Records**: collecting garbage 15 %, writes to sockets 11 %, the query builder 7 %, compression and encryption 4 %; no
  other function has 2 %. Each message is stored, read back and opened before it is sent. Keeping what was just stored in
  memory for its first delivery would save the reading and opening.
- **Start**: half is evaluating modules, mostly shapes of zod; what was compiled is kept since. A connector is loaded when it
  is first used: with all of them, a start took a fifth more processor time.
- **Memory**: with all connectors loaded it would be 11 MB more. While a server starts, the young generation of its heap grows
  to 33 MB, which V8 gives back only when it collects in need. So the server has it do so once, half a second after its start;
  with work it grows again.

## Deliveries

One process delivers to receivers on the same machine, which take part of its two cores. The baseline is a loop by hand in
the process of the receivers: for each message it signs, posts with \`undici\` and inserts one row, 50 at a time. The lag is that of test events
that come in through the interface, until the attempt is stored. The log has 10,000 and then
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

${serverTable(servers)}
`;
}

/** The ratios as a table, both for a terminal and for `docs/benchmarks.md`. */
export function ratioTable(measured: readonly Measured[]): string {
  const rows = measured.map(({ scenario, statements, ratio, processorRatio, bare, server }) => [
    scenario.name,
    ratio.toFixed(2),
    scenario.goal.toFixed(2),
    processorRatio.toFixed(2),
    `${bare.perSecond.toFixed(0)} / ${server.perSecond.toFixed(0)}`,
    `${bare.processorMs.toFixed(2)} / ${server.processorMs.toFixed(2)}`,
    String(statements),
  ]);
  return table(
    [
      'Request',
      'Throughput ratio',
      'Goal',
      'Processor ratio',
      'Requests per second, baseline / server',
      'Processor ms per request, baseline / server',
      'Statements',
    ],
    rows,
  );
}

function serverTable([bare, server]: BenchResults['servers']): string {
  const row = (name: string, { startMs, memory }: ServerFigures) => [
    name,
    `${(startMs / 1000).toFixed(2)} s`,
    `${Math.round(memory / 1e6)} MB`,
  ];
  return table(
    ['Server', 'Start to first answer', 'Memory at rest'],
    [row('bare Hono', bare), row('the bundle', server)],
  );
}

function deliveryTable(figures: DeliveryFigures): string {
  const {
    perSecond,
    barePerSecond,
    processorMs,
    slowRatio,
    togetherMs,
    apartMs,
    manyApartMs,
    pageRatio,
    pageMs,
  } = figures;
  const both = ({ p50, p95 }: Percentiles) => `${p50} ms, ${p95} ms`;
  const pages = pageMs.map((ms) => `${ms.toFixed(1)} ms`).join(', ');
  return table(
    ['What', 'Measured', 'Goal'],
    [
      ['deliveries per second of one process', perSecond.toFixed(0), '1200'],
      ['baseline: a loop by hand', barePerSecond.toFixed(0), ''],
      ['processor time for one message', `${processorMs.toFixed(2)} ms`, '0.90 ms'],
      ['the rate while one message in a hundred takes 2.5 s, divided by it', slowRatio.toFixed(2), '0.90'],
      ['from an event to its delivery, at 10 a second: p50, p95', both(togetherMs), ''],
      ['the same with requests and work in processes of their own', both(apartMs), '30 ms, 150 ms'],
      ['the same at 40 a second', both(manyApartMs), '30 ms, 150 ms'],
      [
        'time of a page of a long log, divided by that of a short log',
        `${pageRatio.toFixed(2)} (${pages})`,
        '1.50',
      ],
    ],
  );
}

/** The proxy beside a direct call and a plain pass-through. */
function proxyTable({ direct, passThrough, proxy }: ProxyFigures): string {
  const row = (name: string, { p50, p95, processorMs }: CallTimes, base?: CallTimes) => [
    name,
    `${p50.toFixed(2)} ms`,
    `${p95.toFixed(2)} ms`,
    base ? `${(p50 - base.p50).toFixed(2)} ms, ${(p95 - base.p95).toFixed(2)} ms` : '',
    processorMs.toFixed(2),
  ];
  return table(
    ['Way', 'p50', 'p95', 'Added: p50, p95', 'Processor ms per call'],
    [
      row('straight to the provider', direct),
      row('plain Hono pass-through, added to the direct call', passThrough, direct),
      row('proxy, added to the direct call', proxy, direct),
      row('proxy, added to the pass-through (goal: 0.8 ms at p50)', proxy, passThrough),
    ],
  );
}

/** A call of the client beside the same one by `fetch`. */
function clientTable({ fetch, client, processorRatio }: ClientFigures): string {
  const row = (name: string, { p50, p95 }: { p50: number; p95: number }, ratio = '') => [
    name,
    `${p50.toFixed(2)} ms`,
    `${p95.toFixed(2)} ms`,
    ratio,
  ];
  return table(
    ['Way', 'p50', 'p95', 'Processor time, divided by that of fetch'],
    [row('fetch', fetch), row('@dowel/client', client, processorRatio.toFixed(2))],
  );
}

/** Renewals of tokens by one process, beside a request and a statement for each. */
function renewalTable({ perSecond, barePerSecond, ratio }: RenewalFigures): string {
  return table(
    ['What', 'Measured'],
    [
      ['renewals per second of one process', perSecond.toFixed(0)],
      ['baseline: a request and a statement for each', barePerSecond.toFixed(0)],
      ['ratio', ratio.toFixed(2)],
    ],
  );
}

function readTable({
  records,
  perSecond,
  barePerSecond,
  ratio,
  processorUs,
  memoryRatio,
}: ReadFigures): string {
  return table(
    ['What', 'Measured', 'Goal'],
    [
      [`records per second, read and delivered, of ${records}`, perSecond.toFixed(0), ''],
      ['baseline: a loop written by hand', barePerSecond.toFixed(0), ''],
      ['ratio', ratio.toFixed(2), '0.65'],
      ['processor time of the server for one record, in µs', processorUs.toFixed(0), '25'],
      ['memory while reading: divided by that at rest', memoryRatio.toFixed(2), ''],
    ],
  );
}

/** A write beside a direct call, and how long a change at the provider takes to arrive. */
function changeTable({ direct, write, lag }: ChangeFigures): string {
  const row = (name: string, { p50, p95 }: Percentiles, added = '') => [
    name,
    `${p50.toFixed(1)} ms`,
    `${p95.toFixed(1)} ms`,
    added,
  ];
  const added = `${(write.p50 - direct.p50).toFixed(1)} ms, ${(write.p95 - direct.p95).toFixed(1)} ms`;
  return table(
    ['What', 'p50', 'p95', 'Added: p50, p95'],
    [
      row('a record created at the provider, directly', direct),
      row('a record created by a synchronous write', write, added),
      row('from a change at the provider to its message', lag),
    ],
  );
}
