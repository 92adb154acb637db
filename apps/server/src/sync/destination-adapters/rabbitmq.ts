import type { ChannelModel, ConfirmChannel, Options } from 'amqplib';
import type {
  AdapterTarget,
  AttemptOutcome,
  DestinationAdapter,
  OutgoingMessage,
} from './destination-adapter.ts';
import { errorWords, withoutAnswer } from './error-words.ts';
import { cut, messageMetadata } from './message-metadata.ts';
import { withRabbitmq } from './rabbitmq-connections.ts';

const MAX_SHORT_TEXT_BYTES = 255;
/** https://www.rabbitmq.com/docs/alarms */
const WHEN_SILENT = 'While it is short of memory or of disk space, it takes no messages.';

/** Each message goes to an exchange, with its topic as routing key. It is delivered when the server has confirmed it. */
export const rabbitmq: DestinationAdapter = {
  async deliver(target, message, surroundings) {
    try {
      return await withRabbitmq(target, surroundings, (connection) =>
        onChannel(connection, (channel) => publish(channel, target, message)),
      );
    } catch (error) {
      return outcomeOfError(error, target);
    }
  },
};

/** The server closes a channel after an error, so every attempt has its own. */
async function onChannel<T>(
  connection: ChannelModel,
  use: (channel: ConfirmChannel) => Promise<T>,
): Promise<T> {
  const channel = await connection.createConfirmChannel();
  const closed = Promise.withResolvers<never>();
  channel.on('error', closed.reject);
  channel.on('close', () => closed.reject(new Error('The server closed the channel.')));
  try {
    return await Promise.race([use(channel), closed.promise]);
  } finally {
    // A channel that the server has closed cannot be closed again.
    await channel.close().catch(() => {});
  }
}

async function publish(
  channel: ConfirmChannel,
  { metadata: { exchange = '' } }: AdapterTarget,
  message: OutgoingMessage,
): Promise<AttemptOutcome> {
  const routingKey = shortText(message.topic);
  let isReturned = false;
  // The server returns a message that no queue takes, and confirms it after that.
  channel.on('return', () => {
    isReturned = true;
  });
  const confirmed = Promise.withResolvers<boolean>();
  channel.publish(exchange, routingKey, message.body, propertiesOf(message), (error) =>
    confirmed.resolve(!error),
  );
  if (!(await confirmed.promise)) {
    const reason = `A queue of the exchange "${exchange}" did not take the message. It may be full.`;
    return { kind: 'refused', reason };
  }
  if (!isReturned) return { kind: 'delivered' };
  return {
    kind: 'refused',
    reason: `No queue takes messages with the routing key "${routingKey}" from the exchange "${exchange}". Bind one to it.`,
    isLasting: true,
  };
}

function propertiesOf(message: OutgoingMessage): Options.Publish {
  return {
    mandatory: true,
    persistent: true,
    contentType: 'application/json',
    messageId: shortText(message.id),
    timestamp: Math.floor(message.time.getTime() / 1000),
    type: shortText(message.eventType),
    headers: messageMetadata(message),
  };
}

function shortText(text: string): string {
  return cut(text, MAX_SHORT_TEXT_BYTES);
}

/** Only the server's own refusals have a code: `403 (ACCESS-REFUSED)`. */
function outcomeOfError(error: unknown, target: AdapterTarget): AttemptOutcome {
  const { metadata } = target;
  const unanswered = withoutAnswer(error, target, WHEN_SILENT);
  if (unanswered) return unanswered;
  const said = error instanceof Error ? error.message : String(error);
  const answer = errorWords(said, target);
  const [, status, code] = /\b(\d{3}) \(([A-Z-]+)\)/.exec(said) ?? [];
  const reason = `${metadata.serverUrl} answered: ${answer}`;
  if (status !== undefined && code !== 'CONNECTION-FORCED') {
    return { kind: 'refused', status: Number(status), answer, reason, isLasting: true };
  }
  if (said.startsWith('Expected ConnectionOpenOk')) {
    const missing = `${metadata.serverUrl} has no such virtual host, or this user may not use it.`;
    return { kind: 'refused', answer, reason: missing, isLasting: true };
  }
  return { kind: 'unreachable', reason: `${metadata.serverUrl} could not be reached: ${answer}` };
}
