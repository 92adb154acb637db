import { sqsRegion } from '@dowel/schema/rules';
import type { DestinationAdapter, OutgoingMessage } from './destination-adapter.ts';
import { messageMetadata } from './message-metadata.ts';
import { regionOf } from './region.ts';
import { sendSigned } from './signed-request.ts';

/** https://docs.aws.amazon.com/AWSSimpleQueueService/latest/SQSDeveloperGuide/sqs-message-metadata.html */
const MAX_ATTRIBUTES = 10;

/** The same for all messages of a destination, so these give way where there is no room for all. */
const LEAST_TELLING = ['projectId', 'destinationId'];

/** Each message is one of a queue, with its ids as attributes. */
export const sqs: DestinationAdapter = {
  deliver(target, message, surroundings) {
    const { queueUrl = '', region, endpointUrl } = target.metadata;
    return sendSigned(
      target,
      {
        service: 'sqs',
        region: regionOf({ region: region ?? sqsRegion(queueUrl) }),
        method: 'POST',
        address: new URL('/', endpointUrl ?? queueUrl),
        headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
        body: JSON.stringify({
          QueueUrl: queueUrl,
          MessageBody: escapedJson(message.body.toString()),
          MessageAttributes: attributes(message),
          ...(queueUrl.endsWith('.fifo') && fifo(message)),
        }),
        taken: /"MessageId"/,
      },
      surroundings,
    );
  },
};

function attributes(message: OutgoingMessage) {
  const entries = Object.entries(messageMetadata(message)).filter(([, value]) => value !== '');
  const place = ([name]: [string, string]) => LEAST_TELLING.indexOf(name);
  return Object.fromEntries(
    entries
      .sort((a, b) => place(a) - place(b))
      .slice(0, MAX_ATTRIBUTES)
      .map(([name, value]) => [name, { DataType: 'String', StringValue: withoutControls(value) }]),
  );
}

/** A queue that keeps the order needs to know of what. It drops a repeat by the id. */
function fifo({ id, replayId = id, metadata }: OutgoingMessage) {
  return {
    MessageGroupId: (metadata.installationId ?? metadata.projectId ?? id).slice(0, 128),
    MessageDeduplicationId: replayId,
  };
}

/** SQS takes only characters that XML can have. In JSON, the others can be written as escapes. */
function escapedJson(json: string): string {
  return json.replace(
    /[^\t\n\r\x20-\ud7ff\ue000-\ufffd]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function withoutControls(text: string): string {
  return text.toWellFormed().replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ' ');
}
