import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from './percentiles.ts';
import { type BenchProcess, startServer } from './processes.ts';
import { startBare } from './ratios.ts';
import type { World } from './world.ts';

/** How fast a server starts, and the memory that it needs, in bytes. */
export interface ServerFigures {
  readonly startMs: number;
  readonly memory: number;
}

/** How long to wait after the start before the memory is measured, so that the process can collect its garbage. */
const REST_MS = 1_000;

/** Starts bare Hono and the server, on the world's database and in turns. */
export async function measureServers(
  world: World,
  { rounds }: { rounds: number },
): Promise<readonly [bare: ServerFigures, server: ServerFigures]> {
  const folder = mkdtempSync(join(tmpdir(), 'dowel-bench-'));
  const starts = [
    () => startBare(folder, { ...world, recordings: [] }),
    () => startServer(world, { NODE_ENV: 'production' }),
  ];
  const figures: [ServerFigures[], ServerFigures[]] = [[], []];
  for (let round = 0; round < rounds; round += 1)
    for (const [index, start] of starts.entries()) figures[index]?.push(await figuresOf(await start()));
  rmSync(folder, { recursive: true, force: true });
  const [bare, server] = figures;
  return [middle(bare), middle(server)];
}

async function figuresOf(server: BenchProcess): Promise<ServerFigures> {
  await wait(REST_MS);
  const { memory } = await server.usage();
  await server.end();
  return { startMs: server.startMs, memory };
}

function middle(figures: readonly ServerFigures[]): ServerFigures {
  return {
    startMs: median(figures.map(({ startMs }) => startMs)),
    memory: median(figures.map(({ memory }) => memory)),
  };
}
