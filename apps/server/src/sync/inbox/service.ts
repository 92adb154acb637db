import type { InboxMessage, InboxPage, ListInboxQuery } from '@dowel/schema';
import { notAnInboxProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { find as findDestination } from '../../installing/destinations/service.ts';
import { invalidInput, ProblemError } from '../../platform/problems/problem-error.ts';
import { messageIdOf } from '../deliveries/sending/message.ts';
import { readableBody } from '../events/service.ts';
import { type ListedMessage, selectAfter, selectStored } from './queries.ts';

const DEFAULT_PAGE_SIZE = 100;
/** A page ends before its bodies are larger, so that neither side has to hold a page of 1,000 large messages. */
const PAGE_BYTES = 4 * 1024 * 1024;

/**
 * The messages of an inbox after a position, oldest first.
 * @throws {ProblemError} `destination_not_found`, `not_an_inbox`, `invalid_request` for a position that was never given,
 * `not_ready` if a message is in a store that does not answer
 */
export async function list(
  context: Context,
  idOrName: string,
  { after = 0, pageSize = DEFAULT_PAGE_SIZE }: ListInboxQuery,
): Promise<InboxPage> {
  const { id, name, type, inboxPosition } = await findDestination(context, idOrName);
  if (type !== 'inbox') throw new ProblemError('not_an_inbox', notAnInboxProblem(name, type));
  // It is from another inbox. Everything up to there would be passed over.
  if (after > inboxPosition) {
    const detail = `is ${after}, and the latest message of this inbox is ${inboxPosition}; begin at 0 if the position is from another inbox`;
    throw invalidInput({ in: 'query', name: 'after', detail });
  }
  const listed = untilLarge(await selectAfter(context, id, after, pageSize));
  const stored = await selectStored(
    context,
    listed.map(({ eventId }) => eventId),
  );
  const results: InboxMessage[] = [];
  let nextAfter = after;
  let bytes = 0;
  for (const message of listed) {
    const event = stored.get(message.eventId);
    // Erasing may have taken a message between the two statements. The position goes on all the same.
    if (event) {
      const body = await readableBody(context, event, message.isTest);
      bytes += body?.length ?? 0;
      if (bytes > PAGE_BYTES && results.length > 0) break;
      results.push(toMessage(message, body));
    }
    nextAfter = message.position;
  }
  return { results, nextAfter };
}

/** As many as may be fetched at once, and at least one. They are compressed, so perhaps not all fit into a page. */
function untilLarge(messages: readonly ListedMessage[]): ListedMessage[] {
  let bytes = 0;
  return messages.filter((message, index) => {
    bytes += message.bytes;
    return index === 0 || bytes <= PAGE_BYTES;
  });
}

function toMessage(
  { position, deliveryId, eventType, topic, isTest, time }: ListedMessage,
  body: string | undefined,
): InboxMessage {
  return {
    position,
    messageId: messageIdOf(deliveryId),
    eventType,
    ...(topic !== '' && { topic }),
    time: time.toISOString(),
    ...(isTest && { isTest }),
    ...(body === undefined ? { isUnreadable: true } : { body }),
  };
}
