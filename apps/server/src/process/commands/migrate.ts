import { readEnv } from '../../platform/env/env.ts';
import { wordsOf } from '../../platform/problems/problem-error.ts';
import { openDependencies } from '../open-dependencies.ts';

/**
 * Brings the tables up to date, and checks that the encryption keys are those of the database. A server does the same when
 * it starts; this is for whoever wants to know before one is replaced.
 * @returns the exit code: 2 for wrong arguments, 1 if the server could not start
 */
export async function migrate(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.error('Nothing was changed, because this command takes no arguments.\nUsage: migrate');
    return 2;
  }
  try {
    const { close } = await openDependencies(readEnv(process.env));
    await close();
    console.log('The tables are up to date, and the encryption keys fit.');
    return 0;
  } catch (error) {
    console.error(wordsOf(error));
    return 1;
  }
}
