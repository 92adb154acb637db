import type { Context } from '../../context.ts';
import { recordKeyOf } from '../../platform/events/record-key.ts';
import { openData } from '../../platform/events/stored-data.ts';
import { unlessUnreadable } from '../../platform/secrets/secrets.ts';
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
    // A message that cannot be opened is sent all the same, and fails there with a reason.
    const data = unlessUnreadable(() => openData(context, row).data);
    const name = subjects.find((one) => typeof data?.[one] === 'string');
    if (data && name) keys.set(row.id, recordKeyOf(name, String(data[name])));
  }
  return keys;
}
