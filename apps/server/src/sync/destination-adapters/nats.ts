import { JetStreamApiError, jetstream } from '@nats-io/jetstream';
import { errors, headers } from '@nats-io/transport-node';
import type { AdapterTarget, AttemptOutcome, DestinationAdapter } from './destination-adapter.ts';
import { errorWords, withoutAnswer } from './error-words.ts';
import { ATTEMPT_TIMEOUT_MS } from './kept-connections.ts';
import { signedMetadata } from './message-metadata.ts';
import { withNats } from './nats-connections.ts';
import { watchNumbers } from './numbers.ts';

const BAD_REQUEST = 400;
/** https://docs.nats.io/nats-concepts/jetstream/streams */
const WHEN_SILENT = 'A stream with no_ack confirms nothing: turn that off.';

/**
 * Each message is published to a subject that ends in its topic, or in its type if it has no topic. Its id goes with it, by
 * which a stream drops repeated ones. It is delivered when a stream of JetStream has stored it.
 */
export const nats: DestinationAdapter = {
  async deliver(target, message, surroundings) {
    const subject = `${target.metadata.subject}.${message.topic || message.eventType}`;
    const noteOf = watchNumbers(target, surroundings.now);
    try {
      const { stream, seq, duplicate } = await withNats(target, surroundings, (connection) =>
        jetstream(connection, { timeout: ATTEMPT_TIMEOUT_MS }).publish(
          subject,
          message.body,
          propertiesOf(message.replayId ?? message.id, signedMetadata(target, message, surroundings.now())),
        ),
      );
      const note = duplicate ? undefined : noteOf(`stream "${stream}"`, seq);
      return { kind: 'delivered', answer: JSON.stringify({ stream, seq, duplicate }), ...(note && { note }) };
    } catch (error) {
      return outcomeOfError(error, target, subject);
    }
  },
};

/** A value with a line break would end its header. */
export function propertiesOf(msgID: string, beside: Readonly<Record<string, string>>) {
  const all = headers();
  for (const [name, value] of Object.entries(beside)) all.set(name, value.replace(/[\r\n]+/g, ' '));
  return { msgID, headers: all };
}

function outcomeOfError(error: unknown, target: AdapterTarget, subject: string): AttemptOutcome {
  const { serverUrl } = target.metadata;
  const cause = error instanceof errors.ConnectionError && error.cause ? error.cause : error;
  const unanswered = withoutAnswer(cause, target, WHEN_SILENT);
  if (unanswered) return unanswered;
  const answer = errorWords(cause instanceof Error ? cause.message : String(cause), target);
  if (isTakenByNobody(error)) {
    const reason = `No stream stores messages with the subject "${subject}". Add the subject to a stream.`;
    return { kind: 'refused', answer, reason, isLasting: true };
  }
  const reason = `${serverUrl} answered: ${answer}`;
  if (error instanceof JetStreamApiError) {
    return { kind: 'refused', status: error.status, answer, reason, isLasting: error.status === BAD_REQUEST };
  }
  if (isLasting(error)) return { kind: 'refused', answer, reason, isLasting: true };
  return { kind: 'unreachable', reason: `${serverUrl} could not be reached: ${answer}` };
}

/** The client says of this that JetStream is not enabled. */
function isTakenByNobody(error: unknown): boolean {
  const cause = error instanceof Error && error.cause;
  return cause instanceof errors.RequestError && cause.isNoResponders();
}

/** A login or a permission that is missing, or a message that is larger than the server takes. */
function isLasting(error: unknown): boolean {
  const cause = error instanceof errors.RequestError ? error.cause : error;
  return [
    errors.AuthorizationError,
    errors.UserAuthenticationExpiredError,
    errors.PermissionViolationError,
    errors.InvalidArgumentError,
  ].some((kind) => cause instanceof kind);
}
