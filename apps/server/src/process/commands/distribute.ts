import { onOwnDatabase } from './on-own-database.ts';

/**
 * Divides the tables of projects between the nodes of a cluster. Servers must not run meanwhile: what is divided already
 * answers them, and their statements wait for the rest.
 * @returns the exit code: 2 for wrong arguments, 1 if nothing could be divided
 */
export async function distribute(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.error('Nothing was changed, because this command takes no arguments.\nUsage: distribute');
    return 2;
  }
  return await onOwnDatabase(async ({ database }) => {
    if (!database.distribute) {
      console.error(
        'Nothing was changed: the embedded database has one place. Name the first node of a cluster in DATABASE_URL.',
      );
      return 1;
    }
    const { divided, everywhere, local } = await database.distribute();
    console.log(
      `${divided} tables are divided between the nodes by project, ${everywhere} are on every node, ${local} on the first one.`,
    );
    return 0;
  });
}
