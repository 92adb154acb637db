import { parseExactly } from '../../platform/exact-json.ts';
import type { AdapterTarget, OutgoingMessage } from './destination-adapter.ts';
import { signatureHeaders } from './webhook-signature.ts';

/** What goes beside the body: the ids of the message, and those that say what it is about. */
export function messageMetadata(message: OutgoingMessage): Record<string, string> {
  const { id, time, eventType, topic, metadata } = message;
  return {
    'event-id': id,
    timestamp: time.toISOString(),
    'event-type': eventType,
    topic,
    ...metadata,
  };
}

/** What goes beside the body in a stream: the same, and the signature of this attempt. */
export function signedMetadata(
  { signingKeys = [] }: AdapterTarget,
  message: OutgoingMessage,
  now: Date,
): Record<string, string> {
  return { ...messageMetadata(message), ...signatureHeaders(signingKeys, message, now) };
}

/** The beginning of a text that has at most so many bytes in UTF-8. */
export function cut(text: string, bytes: number): string {
  if (Buffer.byteLength(text) <= bytes) return text;
  return new TextDecoder().decode(Buffer.from(text).subarray(0, bytes), { stream: true });
}

/** What the template of a key can use. */
export function templateInput(message: OutgoingMessage): object {
  return {
    metadata: messageMetadata(message),
    time: timeParts(message.time),
    data: parseExactly(message.data.toString()),
  };
}

function timeParts(time: Date) {
  const [date = '', clock = ''] = time.toISOString().split('T');
  const [year, month, day] = date.split('-');
  const [hour, minute, second] = clock.slice(0, 8).split(':');
  return {
    year,
    month,
    day,
    hour,
    minute,
    second,
    date,
    datetime: `${date}T${clock.slice(0, 8)}`,
    unix: String(Math.floor(time.getTime() / 1000)),
    rfc3339: `${date}T${clock.slice(0, 8)}Z`,
    rfc3339_nano: withoutTrailingZeros(time.toISOString()),
  };
}

/** As Go writes it: a fraction of a second ends in no zero. */
function withoutTrailingZeros(timestamp: string): string {
  return timestamp.replace(/\.?0*Z$/, 'Z');
}

/**
 * What keeps messages about the same record together: its object and installation. A message may have many records, so
 * nothing finer holds for all messages about one of them. A notification is about an installation or a connection.
 */
export function subjectOfMessage({ id, metadata }: OutgoingMessage): string {
  const { installationId, connectionId, objectName } = metadata;
  const subject = installationId ?? connectionId;
  if (subject === undefined) return id;
  return objectName === undefined ? subject : `${subject}/${objectName}`;
}
