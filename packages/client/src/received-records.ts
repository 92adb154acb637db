import type { InboxMessage, ReadMessage, ReadResult, SubscribeMessage, SubscribeResult } from '@dowel/schema';
import { ConnectionError, ResponseShapeError } from './errors.ts';
import type { Session } from './session.ts';
import { parsed } from './status-error.ts';

type RecordMessage = ReadMessage | SubscribeMessage;

/** What a message says of all its records: whose they are, and how they came. */
type Envelope<Message> = Message extends RecordMessage ? Omit<Message, 'result' | 'resultInfo'> : never;

/** A record that came to an inbox. `action` is `read`, or `subscribe` for a change that the provider reported. */
export type ReceivedRecord = Envelope<RecordMessage> & {
  /** Where its message is in the inbox. A message has one record or more. */
  readonly position: number;
  /** The id of its message. When it comes again, the same records may have been there before. */
  readonly messageId: string;
  readonly record: ReadResult & SubscribeResult;
};

const OPERATION = 'listInboxMessages';

/** The records of the messages of an inbox, one by one. Messages without records are left out. */
export async function* receivedRecords(
  session: Session,
  messages: AsyncIterable<InboxMessage>,
  signal: AbortSignal | undefined,
): AsyncGenerator<ReceivedRecord, void, undefined> {
  for await (const { position, messageId, body } of messages) {
    if (body === undefined) throw unopened(position);
    const message = asRecordMessage(JSON.parse(body));
    if (!message) continue;
    const { result, resultInfo, ...envelope } = message;
    const records =
      resultInfo.type === 'url' ? await download(session, resultInfo.downloadUrl, signal) : (result ?? []);
    for (const record of records) yield { ...envelope, position, messageId, record };
  }
}

/** The address carries its own signature, so it gets no credentials. */
async function download(
  session: Session,
  url: string,
  signal: AbortSignal | undefined,
): Promise<ReadResult[]> {
  const request = new Request(url, { signal: signal ?? null });
  const { response, text } = await session.withOptions(async ({ fetch = globalThis.fetch }) => {
    try {
      const answer = await fetch(request);
      return { response: answer, text: await answer.text() };
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new ConnectionError(`${OPERATION}: a large record could not be downloaded.`, {
        operation: OPERATION,
        cause: cause instanceof Error ? cause : undefined,
      });
    }
  });
  const records = response.ok && parsed(text);
  // Something in front of the service may have answered.
  if (Array.isArray(records)) return records;
  throw new ResponseShapeError(
    `${OPERATION}: ${response.status} came for the address of a large record. Read the message again to get a new address.`,
    { operation: OPERATION, status: response.status },
  );
}

/** The cast is safe: the service makes a message with this action from these shapes. */
function asRecordMessage(message: { action?: string }): RecordMessage | undefined {
  return message.action === 'read' || message.action === 'subscribe' ? (message as RecordMessage) : undefined;
}

function unopened(position: number): ResponseShapeError {
  return new ResponseShapeError(
    `${OPERATION}: message ${position} cannot be opened, because the server no longer has its encryption key. Its records are lost here. Go on with after: ${position}.`,
    { operation: OPERATION, status: 200 },
  );
}
