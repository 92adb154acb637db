import type { Context } from '../../context.ts';
import {
  type DataMessage,
  keepMessages,
  sendKept,
  sendMessages,
} from '../../platform/events/send-messages.ts';
import { deleteAll, insertBuffered, lockAsked, updateAsked } from './on-request-queries.ts';
import type { ReadSubject } from './read-lane.ts';

/**
 * Stores the messages of a read whose results wait until the builder asks for them. As many as were asked for before
 * they were there are sent at once.
 */
export async function bufferPages(
  tx: Context,
  subject: Omit<ReadSubject, 'projectId'>,
  messages: readonly DataMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const asked = await lockAsked(tx, subject);
  const [sent, kept] = [messages.slice(0, asked), messages.slice(asked)];
  if (sent.length > 0) await updateAsked(tx, subject, asked - sent.length);
  await sendMessages(tx, sent);
  await keepMessages(tx, kept);
  await insertBuffered(
    tx,
    subject,
    kept.map(({ id, destinationId }) => ({ messageId: id, destinationId })),
  );
}

/**
 * Sends the pages that still wait of an object whose results no longer do: nobody would ask for them, and what comes
 * after them is newer.
 */
export async function sendWaiting(tx: Context, subject: Omit<ReadSubject, 'projectId'>): Promise<void> {
  const pages = await deleteAll(tx, subject);
  if (pages.length === 0) return;
  await sendKept(
    tx,
    pages.map(({ messageId, destinationId }) => ({ id: messageId, action: 'read', destinationId })),
  );
}
