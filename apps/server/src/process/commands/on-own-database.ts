import { readEnv } from '../../platform/env/env.ts';
import { wordsOf } from '../../platform/problems/problem-error.ts';
import { type OpenedDependencies, openDependencies } from '../open-dependencies.ts';

/**
 * Does the work of a command on the server's own database, with the settings of the server. A failure is told.
 * @returns the exit code: that of the work, or 1 for a failure
 */
export async function onOwnDatabase(work: (opened: OpenedDependencies) => Promise<number>): Promise<number> {
  try {
    const opened = await openDependencies(readEnv(process.env));
    try {
      return await work(opened);
    } finally {
      await opened.close();
    }
  } catch (error) {
    console.error(wordsOf(error));
    return 1;
  }
}
