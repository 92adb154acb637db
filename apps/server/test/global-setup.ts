import type { TestProject } from 'vitest/node';
import { prepareDatabase, type TestDatabase } from './prepare-database.ts';
import { startSandbox } from './start-sandbox.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** How a worker gets its own database. */
    testDatabase: TestDatabase;
    /** Where the sandbox provider listens. */
    sandboxUrl: string;
  }
}

/** Runs once per test run. Makes a migrated database to copy, and starts the sandbox in a separate process. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kind = project.config.env.DOWEL_TEST_DATABASE ?? process.env.DOWEL_TEST_DATABASE;
  const database = await prepareDatabase(kind === 'postgres' ? 'postgres' : 'pglite');
  const sandbox = await startSandbox();
  project.provide('testDatabase', database.provided);
  project.provide('sandboxUrl', sandbox.url);
  return async () => {
    await sandbox.stop();
    await database.remove();
  };
}
