// Prints what 50 large deploys of one project do to another: node test/attack/print-neighbours.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../../src/app.ts';
import { createContext, type Dependencies, enterProject } from '../../src/context.ts';
import { readEnv } from '../../src/env.ts';
import * as apiKeys from '../../src/features/api-keys/service.ts';
import * as projects from '../../src/features/projects/service.ts';
import { openDependencies } from '../../src/open-dependencies.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { attackNeighbour, type Tenant } from './neighbours.ts';

await onPglite();
await onPostgres();

async function onPglite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dowel-neighbours-'));
  try {
    await print('pglite', { DOWEL_DATA_DIR: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'dowel-neighbours-'));
  const postgres = await startEmbeddedPostgres();
  try {
    await print('postgres', { DOWEL_DATA_DIR: folder, DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function print(database: string, variables: Record<string, string>): Promise<void> {
  const env = readEnv({ ...variables, DOWEL_LOG_LEVEL: 'silent', DOWEL_SEED: 'none' });
  const { dependencies, close } = await openDependencies(env);
  try {
    const app = createApp(dependencies);
    const fetch = (request: Request) => app.fetch(request);
    const [attacker, neighbour] = [await makeTenant(dependencies), await makeTenant(dependencies)];
    for (const source of ['value', 'text'] as const) {
      const numbers = await attackNeighbour({ fetch, attacker, neighbour, source });
      console.log(JSON.stringify({ database, source, ...numbers }));
    }
  } finally {
    await close();
  }
}

async function makeTenant(dependencies: Dependencies): Promise<Tenant> {
  const context = createContext(dependencies, 'neighbours');
  const name = `tenant-${Math.random().toString(36).slice(2, 10)}`;
  const project = await projects.create(context, { name, appName: 'Ridgeline' });
  const own = enterProject(context, project, { kind: 'system', id: 'neighbours' });
  const { key } = await apiKeys.create(own, { label: 'Attack', scopes: ['full'] });
  return { projectId: project.id, apiKey: key };
}
