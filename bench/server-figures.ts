import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { serverFolder, startServer } from './ratios.ts';
import type { World } from './world.ts';

/**
 * How fast one form of the server starts, and how much memory it needs. If that form was not built, there are no
 * figures.
 */
export interface ServerFigures {
  readonly name: string;
  readonly figures?: { readonly startMs: number; readonly memory: number };
}

/** How long to wait after the start before the memory is measured, so that the process can collect its garbage. */
const restMs = 1_000;

/** Starts each form of the server once, on the world's database. */
export async function measureServers(world: World): Promise<ServerFigures[]> {
  const forms = [
    {
      name: 'source (`src/main.ts`)',
      file: 'src/main.ts',
      args: ['--max-semi-space-size=16', '--conditions=@dowel/source'],
    },
    { name: 'bundle (`dist/main.js`)', file: 'dist/main.js', args: ['--max-semi-space-size=16'] },
  ];
  const measured: ServerFigures[] = [];
  for (const { name, file, args } of forms) {
    const isBuilt = existsSync(join(serverFolder, file));
    measured.push(isBuilt ? { name, figures: await startOnce(world, [...args, file]) } : { name });
  }
  return measured;
}

async function startOnce(world: World, script: string[]): Promise<{ startMs: number; memory: number }> {
  const server = await startServer(world, script);
  try {
    await wait(restMs);
    return { startMs: server.startMs, memory: (await server.usage()).memory };
  } finally {
    await server.end();
  }
}
