import type { Context } from '../../../context.ts';
import { insertMessages, takePositions } from './queries.ts';

export { takePositions };

/** Puts delivered messages into an inbox, at positions that the same transaction has taken. */
export async function keepInInbox(
  tx: Context,
  destinationId: string,
  messages: readonly { readonly deliveryId: string; readonly position: number }[],
): Promise<void> {
  if (messages.length > 0) await insertMessages(tx, destinationId, messages);
}
