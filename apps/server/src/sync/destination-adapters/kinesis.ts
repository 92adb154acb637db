import { fillKeyTemplate } from '@dowel/schema/rules';
import type { AdapterTarget, DestinationAdapter, OutgoingMessage } from './destination-adapter.ts';
import { cut, messageMetadata, subjectOfMessage, templateInput } from './message-metadata.ts';
import { awsDomain, regionOf } from './region.ts';
import { sendSigned } from './signed-request.ts';

const MAX_PARTITION_KEY_LENGTH = 256;

/** Each message is a record of a stream. A record has nothing beside its data, so the ids are in it. */
export const kinesis: DestinationAdapter = {
  deliver(target, message, surroundings) {
    const { streamName, endpointUrl } = target.metadata;
    const region = regionOf(target.metadata);
    const record = `{"data":${message.data.toString()},"metadata":${JSON.stringify(messageMetadata(message))}}`;
    return sendSigned(
      target,
      {
        service: 'kinesis',
        region,
        method: 'POST',
        address: new URL('/', endpointUrl ?? `https://kinesis.${region}.${awsDomain(region)}`),
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': 'Kinesis_20131202.PutRecord',
        },
        body: JSON.stringify({
          StreamName: streamName,
          Data: Buffer.from(record).toString('base64'),
          PartitionKey: partitionKey(target, message),
        }),
        taken: /"SequenceNumber"/,
      },
      surroundings,
    );
  },
};

/** A template that makes no usable key of a message leaves it the usual one, so that none is lost. */
function partitionKey({ metadata, isOrdered }: AdapterTarget, message: OutgoingMessage): string {
  const template = metadata.partitionKeyTemplate;
  const filled = template && fillKeyTemplate(template, templateInput(message));
  if (filled && filled.length <= MAX_PARTITION_KEY_LENGTH && filled.isWellFormed()) return filled;
  return isOrdered ? cut(subjectOfMessage(message), MAX_PARTITION_KEY_LENGTH) : message.id;
}
