import { fillKeyTemplate } from '@dowel/schema/rules';
import kafkajs from 'kafkajs';
import type { AdapterTarget, AttemptOutcome, OutgoingMessage } from './destination-adapter.ts';
import { errorWords, withoutAnswer } from './error-words.ts';
import { inBatches } from './in-batches.ts';
import { withKafka } from './kafka-connections.ts';
import { ATTEMPT_TIMEOUT_MS } from './kept-connections.ts';
import { signedMetadata, subjectOfMessage, templateInput } from './message-metadata.ts';
import { watchNumbers } from './numbers.ts';

/** A broker takes 1 MB for a partition in one request, unless its operator has set something else. */
const MAX_BYTES = 900_000;
const EVERY_REPLICA = -1;
const WHEN_SILENT =
  'Check that the addresses which it tells of its brokers (advertised.listeners) can be reached, and that no replica is behind.';
const MAX_ANSWER_LENGTH = 1000;

/**
 * Each message is one of a topic, with its ids and its signature as headers. All messages about a record have one key, so
 * that they are in order in one partition. A message is delivered when all replicas in sync have it.
 */
export const kafka = inBatches({
  maxBytes: MAX_BYTES,
  async send(target, messages, surroundings) {
    const topic = target.metadata.topic ?? '';
    const noteOf = watchNumbers(target, surroundings.now);
    try {
      const stored = await withKafka(target, surroundings, async ({ producer, causeOf }) => {
        try {
          return await producer.send({
            topic,
            acks: EVERY_REPLICA,
            timeout: ATTEMPT_TIMEOUT_MS,
            messages: messages.map((message) => ({
              key: keyOf(target, message),
              value: message.body,
              headers: signedMetadata(target, message, surroundings.now()),
              // Without a timestamp, a message has the time of sending. Brokers delete by it.
            })),
          });
        } catch (error) {
          throw causeOf(error);
        }
      });
      // What the request was answered: where each partition has put its messages.
      const places = stored.map(({ partition, baseOffset }) => ({ partition, baseOffset }));
      const [note] = stored.flatMap(
        ({ partition, baseOffset = '0' }) => noteOf(`partition ${partition} of "${topic}"`, baseOffset) ?? [],
      );
      const answer = JSON.stringify(places).slice(0, MAX_ANSWER_LENGTH);
      return { kind: 'delivered', answer, ...(note && { note }) };
    } catch (error) {
      return outcomeOfError(error, target);
    }
  },
});

/** A template that makes no key of a message leaves it the usual one, so that none is lost. */
function keyOf({ metadata: { partitionKeyTemplate } }: AdapterTarget, message: OutgoingMessage): string {
  const filled = partitionKeyTemplate && fillKeyTemplate(partitionKeyTemplate, templateInput(message));
  return filled || subjectOfMessage(message);
}

function outcomeOfError(error: unknown, target: AdapterTarget): AttemptOutcome {
  const { serverUrl, topic } = target.metadata;
  const unanswered = withoutAnswer(error, target, WHEN_SILENT);
  if (unanswered) return unanswered;
  const answer = errorWords(error instanceof Error ? error.message : String(error), target);
  if (error instanceof kafkajs.KafkaJSSASLAuthenticationError) {
    return { kind: 'refused', answer, reason: `${serverUrl} answered: ${answer}`, isLasting: true };
  }
  if (!(error instanceof kafkajs.KafkaJSProtocolError)) {
    return { kind: 'unreachable', reason: `${serverUrl} could not be reached: ${answer}` };
  }
  if (error.type === 'UNKNOWN_TOPIC_OR_PARTITION') {
    const reason = `${serverUrl} has no topic "${topic}", or this user may not see it. Make the topic: Dowel makes none.`;
    return { kind: 'refused', answer, reason, isLasting: true };
  }
  const reason = `${serverUrl} answered ${error.type}: ${answer}`;
  return { kind: 'refused', answer, reason, ...(!error.retriable && { isLasting: true }) };
}
