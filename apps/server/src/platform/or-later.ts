import type { PublicContext } from '../context.ts';
import { databaseFailure } from './db/database-failure.ts';

/**
 * Does a part of what is repeated again and again, as a cleaning. A part that fails, for example because its tables are busy,
 * is logged and left for the next time: the parts after it do not wait for it.
 */
export async function orLater(context: PublicContext, what: string, work: Promise<unknown>): Promise<void> {
  await work.catch((err: unknown) => {
    // Without the database, all others fail, too.
    if (databaseFailure(err) === 'lost') throw err;
    context.log.warn({ err }, `could not be done: ${what}; it is tried again later`);
  });
}
