import { availableParallelism, cpus, loadavg } from 'node:os';
import type { ClientFigures } from './client-calls.ts';
import type { DeliveryFigures } from './deliveries.ts';
import type { CallTimes, ProxyFigures } from './proxy.ts';
import type { Measured } from './ratios.ts';
import type { ReadFigures } from './reads.ts';
import type { RenewalFigures } from './renewals.ts';
import type { ServerFigures } from './server-figures.ts';

/** All results of one run. */
export interface BenchResults {
  readonly measured: readonly Measured[];
  readonly servers: readonly ServerFigures[];
  readonly delivered: DeliveryFigures;
  readonly called: ClientFigures;
  readonly proxied: ProxyFigures;
  readonly renewed: RenewalFigures;
  readonly read: ReadFigures;
  readonly date: Date;
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

export function serverTable(servers: readonly ServerFigures[]): string {
  const rows = servers.map(({ name, figures }) => [
    name,
    figures ? `${(figures.startMs / 1000).toFixed(2)} s` : 'not built',
    figures ? megabytes(figures.memory) : 'not built',
  ]);
  return table(['Server', 'Start to first answer', 'Memory at rest'], rows);
}

export function deliveryTable({ perSecond, lagRate, lagMs, pageRatio, pageMs }: DeliveryFigures): string {
  return table(
    ['What', 'Measured', 'Goal'],
    [
      ['deliveries per second of one process', perSecond.toFixed(0), '1000'],
      [
        `from an event to its delivery, at ${lagRate.toFixed(0)} a second: p50, p95`,
        `${lagMs.p50} ms, ${lagMs.p95} ms`,
        '',
      ],
      [
        'page of the log: long to short',
        `${pageRatio.toFixed(2)} (${pageMs.map((ms) => `${ms.toFixed(1)} ms`).join(', ')})`,
        '1.50',
      ],
    ],
  );
}

/** The proxy beside a direct call and a plain pass-through. */
export function proxyTable({ direct, passThrough, proxy }: ProxyFigures): string {
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
      row('proxy, added to the pass-through (goal: 1 ms at p50)', proxy, passThrough),
    ],
  );
}

/** A call of the client beside the same one by `fetch`. */
export function clientTable({ fetch, client, processorRatio }: ClientFigures): string {
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
export function renewalTable({ perSecond, barePerSecond, ratio }: RenewalFigures): string {
  return table(
    ['What', 'Measured'],
    [
      ['renewals per second of one process', perSecond.toFixed(0)],
      ['baseline: a request and a statement for each', barePerSecond.toFixed(0)],
      ['ratio', ratio.toFixed(2)],
    ],
  );
}

export function readTable({ records, perSecond, barePerSecond, ratio, memoryRatio }: ReadFigures): string {
  return table(
    ['What', 'Measured', 'Goal'],
    [
      [`records per second, read and delivered, of ${records}`, perSecond.toFixed(0), ''],
      ['baseline: a loop written by hand', barePerSecond.toFixed(0), ''],
      ['ratio', ratio.toFixed(2), '0.60'],
      ['memory while reading: divided by that at rest', memoryRatio.toFixed(2), ''],
    ],
  );
}

export function toMarkdown({
  measured,
  servers,
  delivered,
  called,
  proxied,
  renewed,
  read,
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
- [ADR 0025](adr/0025-statements-are-built-once-and-responses-are-made-whole.md) has a table of where the server's
  processor time goes, from profiles.

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
PostgreSQL three times for each call: for the API key, for the installation, and for the connection.

${proxyTable(proxied)}

## The process

PostgreSQL is the embedded one of the tests. The bundle is \`apps/server/dist/main.js\`.

${serverTable(servers)}
`;
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / 1_000_000)} MB`;
}

/** Pads the cells as the formatter does, so that the document passes the format check. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const rule = line(
    head.map(() => ''),
    '-',
  );
  return [line(head), rule, ...rows.map((row) => line(row))].join('\n');
}
