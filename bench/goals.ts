import type { BenchResults } from './report.ts';
import { table } from './table.ts';

/** A ratio of two figures of one run: the larger it is, the better. */
export interface Goal {
  readonly what: string;
  readonly ratio: number;
  readonly goal: number;
}

/** What `pnpm bench` holds. */
export function goalsOf(results: Omit<BenchResults, 'date'>): Goal[] {
  const { measured, delivered, proxied, renewed, read, changed, servers } = results;
  const [bare, bundle] = servers;
  const goal = (what: string, ratio: number, wanted: number): Goal => ({ what, ratio, goal: wanted });
  return [
    ...measured.map(({ scenario, ratio }) =>
      goal(`${scenario.name}, against bare Hono`, ratio, scenario.goal),
    ),
    goal(
      'time of a direct call, divided by that of a synchronous write',
      changed.direct.p50 / changed.write.p50,
      0.15,
    ),
    goal(
      'time through a pass-through, divided by that through the proxy',
      proxied.passThrough.p50 / proxied.proxy.p50,
      0.7,
    ),
    goal('messages sent, against a loop by hand', delivered.perSecond / delivered.barePerSecond, 0.4),
    goal('messages sent while one in a hundred takes 2.5 s, against those without', delivered.slowRatio, 0.9),
    goal(
      'lag of an event in one process, divided by that in two',
      delivered.togetherMs.p50 / delivered.apartMs.p50,
      0.9,
    ),
    goal('records read and delivered, against a loop by hand', read.ratio, 0.65),
    goal('renewals, against a request and a statement each', renewed.ratio, 0.35),
    goal('start of bare Hono, divided by that of the bundle', bare.startMs / bundle.startMs, 0.4),
    goal('memory of bare Hono, divided by that of the bundle', bare.memory / bundle.memory, 0.6),
  ];
}

export function goalTable(goals: readonly Goal[]): string {
  const rows = goals.map(({ what, ratio, goal }) => [what, ratio.toFixed(2), goal.toFixed(2)]);
  return table(['Held', 'Measured', 'Goal'], rows);
}

/** What has fallen by more than a tenth since the last run that was written down. */
export function fallen(goals: readonly Goal[], document: string): string[] {
  return goals.flatMap(({ what, ratio }) => {
    const [, cell = ''] = document.split(`| ${what} `)[1]?.split('|') ?? [];
    const before = Number.parseFloat(cell);
    return ratio < before * 0.9 ? [`${what}: ${ratio.toFixed(2)}, and it was ${before.toFixed(2)}`] : [];
  });
}
