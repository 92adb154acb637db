import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/free-port.ts';
import type { BareSettings } from './bare-server.ts';
import { type Cost, type Load, type Round, runRound, undo } from './load.ts';
import { median } from './percentiles.ts';
import { type BenchProcess, startProcess, startServer } from './processes.ts';
import { type Recording, record } from './recording.ts';
import { firstInstallation, type Scenario, scenarios } from './scenarios.ts';
import type { World } from './world.ts';

/** How much to measure. */
export interface Effort extends Load {
  readonly rounds: number;
  /**
   * How many requests come before the measurements. A number and not a time: a server that answers fewer requests per
   * second would be measured while more of its code is not compiled yet.
   */
  readonly warmUpRequests: number;
}

/** The figures of a scenario: medians over the rounds. */
export interface Measured {
  readonly scenario: Scenario;
  readonly statements: number;
  readonly bare: Cost;
  readonly server: Cost;
  /** The server's throughput divided by the baseline's. */
  readonly ratio: number;
  /**
   * The baseline's processor time divided by the server's. It answers the same question, but other work on the machine
   * disturbs it less.
   */
  readonly processorRatio: number;
}

/** A log line for each request, as in production. */
const asInProduction = { NODE_ENV: 'production', DOWEL_LOG_LEVEL: 'info' };

/**
 * Measures every scenario on the baseline and on the server in turns, so that other work on the machine affects both
 * equally.
 */
export async function measureRatios(world: World, effort: Effort): Promise<Measured[]> {
  const recorded = await recordScenarios(world);
  const recordings = recorded.map(({ recording }) => recording);
  const folder = mkdtempSync(join(tmpdir(), 'dowel-bench-'));
  const [server, bare] = await Promise.all([
    startServer(world, asInProduction),
    startBare(folder, { ...world, recordings }),
  ]);
  try {
    const measured: Measured[] = [];
    for (const { scenario, recording } of recorded) {
      const figures = await measure(world, { bare, server, scenario }, effort);
      measured.push({ scenario, statements: recording.statements.length, ...figures });
    }
    return measured;
  } finally {
    await Promise.all([server.end(), bare.end()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Records what the server does for each scenario, so that the baseline can do the same. */
async function recordScenarios(world: World): Promise<{ scenario: Scenario; recording: Recording }[]> {
  const [first] = world.groups;
  if (!first) throw new Error('The world of the benchmarks has no group.');
  await record(world, firstInstallation(world, first), first);
  const recorded = [];
  for (const scenario of scenarios) {
    const group = scenario.groups(world)?.[0] ?? first;
    recorded.push({ scenario, recording: await record(world, scenario.request(world, group), group) });
    await undo(world, scenario);
  }
  return recorded;
}

export async function startBare(
  folder: string,
  { databaseUrl, groups, recordings }: Omit<BareSettings, 'port'>,
): Promise<BenchProcess> {
  const port = await freePort();
  const file = join(folder, 'recordings.json');
  writeFileSync(file, JSON.stringify({ databaseUrl, groups, recordings, port } satisfies BareSettings));
  const script = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  return startProcess(['--conditions=@dowel/source', script, file], { port, cwd: folder });
}

async function measure(
  world: World,
  { bare, server, scenario }: { bare: BenchProcess; server: BenchProcess; scenario: Scenario },
  { rounds, warmUpRequests, ...load }: Effort,
): Promise<Pick<Measured, 'bare' | 'server' | 'ratio' | 'processorRatio'>> {
  const pairs: { bare: Round; server: Round }[] = [];
  for (const one of [bare, server]) {
    for (let sent = 0; sent < warmUpRequests; ) sent += (await runRound(world, one, scenario, load)).answers;
  }
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      bare: await runRound(world, bare, scenario, load),
      server: await runRound(world, server, scenario, load),
    });
  }
  const of = (pick: (pair: { bare: Round; server: Round }) => number) => median(pairs.map(pick));
  return {
    bare: { perSecond: of((p) => p.bare.perSecond), processorMs: of((p) => p.bare.processorMs) },
    server: { perSecond: of((p) => p.server.perSecond), processorMs: of((p) => p.server.processorMs) },
    ratio: of((p) => p.server.perSecond / p.bare.perSecond),
    processorRatio: of((p) => p.bare.processorMs / p.server.processorMs),
  };
}
