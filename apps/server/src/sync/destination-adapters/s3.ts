import { fillKeyTemplate } from '@dowel/schema/rules';
import type { AdapterTarget, DestinationAdapter, OutgoingMessage } from './destination-adapter.ts';
import { cut, messageMetadata, templateInput } from './message-metadata.ts';
import { awsDomain, regionOf } from './region.ts';
import { sendSigned } from './signed-request.ts';

const MAX_KEY_BYTES = 1024;
/**
 * All metadata of an object has 2 kB at most, and only a name can be long. Escaped, a byte of it becomes three.
 * https://docs.aws.amazon.com/AmazonS3/latest/userguide/UsingMetadata.html
 */
const MAX_VALUE_BYTES = 400;

/** Each message is an object of a bucket. Every attempt writes the same key, so a repeat changes nothing. */
export const s3: DestinationAdapter = {
  deliver(target, message, surroundings) {
    const { metadata } = target;
    return sendSigned(
      target,
      {
        service: 's3',
        region: regionOf(metadata),
        method: 'PUT',
        address: objectAddress(target, message),
        headers: {
          'content-type': 'application/json',
          ...(metadata.storageClass && { 'x-amz-storage-class': metadata.storageClass }),
          ...metadataHeaders(message),
        },
        body: message.data,
      },
      surroundings,
    );
  },
};

function objectAddress({ metadata }: AdapterTarget, message: OutgoingMessage): URL {
  const { bucket = '', endpointUrl } = metadata;
  const path = keyOf(metadata.keyTemplate, message).split('/').map(escapeSegment).join('/');
  if (endpointUrl !== undefined) {
    const base = endpointUrl.replace(/\/+$/, '');
    return new URL(`${base}/${escapeSegment(bucket)}/${path}`);
  }
  const region = regionOf(metadata);
  const host = `s3.${region}.${awsDomain(region)}`;
  // The certificate of AWS covers one label before its host.
  return bucket.includes('.')
    ? new URL(`https://${host}/${bucket}/${path}`)
    : new URL(`https://${bucket}.${host}/${path}`);
}

/** Falls back to the default for a message that the template makes no usable key of, so that none is lost. */
function keyOf(template: string | undefined, message: OutgoingMessage): string {
  const filled = template && fillKeyTemplate(template, templateInput(message));
  return filled && isUsableKey(filled) ? filled : `${message.time.toISOString()}_${message.id}.json`;
}

function isUsableKey(key: string): boolean {
  // An address cannot have a segment that is a dot or two: it would lead to another key.
  const hasDots = key.split('/').some((segment) => /^\.{1,2}$/.test(segment));
  return !hasDots && key.isWellFormed() && !key.includes('\0') && Buffer.byteLength(key) <= MAX_KEY_BYTES;
}

/** Escapes what S3 escapes when it checks a signature. */
function escapeSegment(segment: string): string {
  return encodeURIComponent(segment).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** A header has only printable ASCII, so anything else is escaped as in an address. */
function metadataHeaders(message: OutgoingMessage): Record<string, string> {
  const entries = Object.entries(messageMetadata(message)).filter(([, value]) => value !== '');
  return Object.fromEntries(
    entries.map(([name, value]) => [
      `x-amz-meta-${name.toLowerCase()}`,
      cut(value.toWellFormed(), MAX_VALUE_BYTES).replace(/[^\x21-\x7e]+/g, encodeURIComponent),
    ]),
  );
}
