import type { Context } from '../../context.ts';
import { recordKeyOf } from '../../platform/events/record-key.ts';
import { openData } from '../../platform/events/stored-data.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';
import { selectSealed } from './queries.ts';

/** What notifications are about, most telling first. */
const subjects = ['installationId', 'connectionId', 'destinationId'] as const;

/** Keys for the order of notifications, by the ids of their events. None for one that cannot be opened. */
export async function keysOfEvents(
  context: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const keys = new Map<string, number>();
  for (const row of await selectSealed(context, ids)) {
    const data = readable(() => openData(context, row).data);
    const name = subjects.find((one) => typeof data?.[one] === 'string');
    if (data && name) keys.set(row.id, recordKeyOf(name, String(data[name])));
  }
  return keys;
}

/** It is sent all the same, and fails there with a reason. */
function readable<T>(open: () => T): T | undefined {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof SecretUnreadableError)) throw error;
    return undefined;
  }
}
