import { warningList } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { deleteDelivered } from '../../platform/events/deleting-queries.ts';
import { type Concluded, lastStep } from '../../platform/last-step.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { messagesDropped, warned } from '../../platform/requests/warned.ts';
import { addLogs } from '../operation-log/service.ts';
import { selectDropped } from './dropped-queries.ts';
import { selectNaming } from './naming-queries.ts';
import { destinationRows } from './queries.ts';
import { destinationNotFound } from './service.ts';

/**
 * Deletes a destination, and with it what it has not taken. The answer says how many messages that are and which integrations
 * still name it, and the log of each read that it was dropped. What it has taken is deleted before: a repeat goes on where
 * one was cut off.
 * @throws {ProblemError} `destination_not_found`
 */
export async function remove(context: Context, idOrName: string): Promise<Concluded<WithHeaders<undefined>>> {
  const row = await destinationRows.find(context, idOrName);
  const taken = row ? await deleteDelivered(context, row.id) : 0;
  // What an inbox has taken is what it keeps, and is counted.
  const kept = row?.type === 'inbox' ? taken : 0;
  return lastStep(context, (tx) => removeStored(tx, idOrName, kept));
}

/** @param keptBefore how many messages that an inbox kept were deleted before */
async function removeStored(
  tx: Context,
  idOrName: string,
  keptBefore: number,
): Promise<WithHeaders<undefined>> {
  const row = await destinationRows.lock(tx, idOrName);
  if (!row) throw destinationNotFound(idOrName);
  const { count, readIds } = await selectDropped(tx, row);
  const msg = `The destination "${row.name}" was deleted, and what it had not taken of this read was dropped with it.`;
  const line = { time: tx.now(), severity: 'WARNING', msg, details: { dropped: row.name } } as const;
  for (const readId of readIds) await addLogs(tx, readId, [line]);
  await destinationRows.remove(tx, row.id);
  const naming = await selectNaming(tx, [row.id, row.name]);
  return warned(undefined, messagesDropped(keptBefore + count), warningList('still_named', naming));
}
