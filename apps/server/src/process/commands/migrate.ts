import { onOwnDatabase } from './on-own-database.ts';

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
  const code = await onOwnDatabase(async () => 0);
  if (code === 0) console.log('The tables are up to date, and the encryption keys fit.');
  return code;
}
