import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { prepareDatabase, type TestDatabase } from './prepare-database.ts';
import { startAnnounced } from './start-announced.ts';
import { startSandbox } from './start-sandbox.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

declare module 'vitest' {
  export interface ProvidedContext {
    /** How a worker gets its own database. */
    testDatabase: TestDatabase;
    /** Where the sandbox provider listens. */
    sandboxUrl: string;
    /** Where the simulated providers listen. */
    simulatorsUrl: string;
  }
}

/** Runs once per test run. Makes a migrated database to copy, and starts the sandbox and the simulated providers. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.config.env.DOWEL_TEST_DATABASE ?? process.env.DOWEL_TEST_DATABASE;
  const [database, sandbox, simulators] = await Promise.all([
    prepareDatabase(kind === 'postgres' ? 'postgres' : 'pglite'),
    startSandbox(),
    startAnnounced(['--conditions=@dowel/source', 'test/simulators/main.ts'], folder),
  ]);
  project.provide('testDatabase', database.provided);
  project.provide('sandboxUrl', sandbox.url);
  project.provide('simulatorsUrl', simulators.url);
  return async () => {
    await Promise.all([sandbox.stop(), simulators.stop()]);
    await database.remove();
  };
}
