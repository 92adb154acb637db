import type { ChangeFigures } from './changes.ts';
import type { ClientFigures } from './client-calls.ts';
import type { DeliveryFigures } from './deliveries.ts';
import type { Percentiles } from './percentiles.ts';
import type { CallTimes, ProxyFigures } from './proxy.ts';
import type { Measured } from './ratios.ts';
import type { ReadFigures } from './reads.ts';
import type { RenewalFigures } from './renewals.ts';
import type { ServerFigures } from './server-figures.ts';

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

export function deliveryTable({
  perSecond,
  processorMs,
  slowRatio,
  lagRate,
  lagMs,
  apartMs,
  pageRatio,
  pageMs,
}: DeliveryFigures): string {
  return table(
    ['What', 'Measured', 'Goal'],
    [
      ['deliveries per second of one process', perSecond.toFixed(0), '1200'],
      ['processor time for one message', `${processorMs.toFixed(2)} ms`, '0.90 ms'],
      ['the rate while one message in a hundred takes 2.5 s, divided by it', slowRatio.toFixed(2), '0.90'],
      [
        `from an event to its delivery, at ${lagRate.toFixed(0)} a second: p50, p95`,
        `${lagMs.p50} ms, ${lagMs.p95} ms`,
        '',
      ],
      [
        'the same with requests and work in processes of their own, at 10 a second: p50, p95',
        `${apartMs.p50} ms, ${apartMs.p95} ms`,
        '30 ms, 150 ms',
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

export function readTable({
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
      ['ratio', ratio.toFixed(2), '0.60'],
      ['processor time of the server for one record, in µs', processorUs.toFixed(0), ''],
      ['memory while reading: divided by that at rest', memoryRatio.toFixed(2), ''],
    ],
  );
}

/** A write beside a direct call, and how long a change at the provider takes to arrive. */
export function changeTable({ direct, write, lag }: ChangeFigures): string {
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
