import type { MessageAction } from '@dowel/schema';
import { notificationEventTypes } from '@dowel/schema/rules';
import { equal } from '@stablelib/constant-time';
import { Webhook } from 'standardwebhooks';
import type { EventEnvelope, WebhookEvent } from './webhook-event.ts';
import { type IncomingHeaders, readSignedHeaders, type SignedHeaders } from './webhook-headers.ts';
import { toKeys, type WebhookSecrets } from './webhook-secrets.ts';
import { rawBodyAdvice, WebhookVerificationError } from './webhook-verification-error.ts';

const knownTypes: readonly unknown[] = [
  ...notificationEventTypes,
  ...(['read', 'subscribe', 'schema.watch'] satisfies MessageAction[]),
];

/** A body before anything parsed it. */
export type RawBody = string | Uint8Array | ArrayBuffer;

export interface VerifyWebhookOptions {
  /** How much older or newer than now a message may be. Default 300. */
  toleranceSeconds?: number | undefined;
  /** The clock. Default: the real one. */
  now?: (() => Date) | undefined;
}

/**
 * Checks who sent a webhook message, and returns it with its id. The check needs the body as it arrived. It takes the
 * same time for every wrong signature. A message of a type that this release does not know becomes an `UnknownEvent`, so
 * that a newer server does not break an older receiver.
 * @param headers those of the request; `webhook-*` or their twins `svix-*`
 * @param secret the destination's `secrets.webhookSigningKey`; during a rotation an array of the new and the old one
 * @throws {WebhookVerificationError} when the message must not be acted on; `code` says why
 * @throws {TypeError} when the secret cannot work
 */
export async function verifyWebhook(
  rawBody: RawBody,
  headers: IncomingHeaders,
  secret: WebhookSecrets | undefined,
  { toleranceSeconds = 300, now = () => new Date() }: VerifyWebhookOptions = {},
): Promise<WebhookEvent> {
  const keys = toKeys(secret);
  const body = toText(toBytes(rawBody));
  const signed = readSignedHeaders(headers);
  if (body === undefined || !isSigned(signed, body, keys)) throw mismatch();
  const sent = Number(signed.timestamp);
  assertFresh(Math.floor(now().getTime() / 1000) - sent, toleranceSeconds);
  const sentTime = new Date(sent * 1000).toISOString();
  return toEvent(parse(body), { id: signed.id, sentTime });
}

/** Bodies of any other type come from untyped code: a parser has replaced the body by its content. */
function toBytes(body: RawBody): Uint8Array {
  if (typeof body === 'string') return encode(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  if (isArrayBuffer(body)) return new Uint8Array(body);
  throw new WebhookVerificationError(
    'body_not_raw',
    `The body is ${body === undefined || body === null ? 'missing' : 'already parsed'}, and the signature is about its bytes. ${rawBodyAdvice}`,
  );
}

/** Also true for a buffer of another realm, as tests in a sandbox have it. */
function isArrayBuffer(body: unknown): body is ArrayBuffer {
  return Object.prototype.toString.call(body) === '[object ArrayBuffer]';
}

/** Dowel signs text, so bytes that are no text have lost their signature. A byte order mark was signed or was added. */
function toText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isSigned(
  { id, timestamp, signatures }: SignedHeaders,
  body: string,
  keys: readonly Uint8Array[],
): boolean {
  const time = new Date(Number(timestamp) * 1000);
  const expected = keys.map((key) => new Webhook(key, { format: 'raw' }).sign(id, time, body));
  // Every pair is compared, so that the time does not tell which secret fits.
  const fits = expected.flatMap((one) => signatures.map((other) => equal(encode(one), encode(other))));
  return fits.includes(true);
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function mismatch(): WebhookVerificationError {
  return new WebhookVerificationError(
    'signature_mismatch',
    'No signature of the message fits the secret and the body. Either it is the secret of another destination, or it was rotated, or the body was changed on the way, ' +
      `most often because it was parsed and written again. ${rawBodyAdvice}`,
  );
}

function assertFresh(ageSeconds: number, toleranceSeconds: number): void {
  if (Math.abs(ageSeconds) <= toleranceSeconds) return;
  const isOld = ageSeconds > 0;
  throw new WebhookVerificationError(
    isOld ? 'too_old' : 'too_new',
    `The message was signed ${Math.abs(ageSeconds)} seconds ${isOld ? 'ago' : 'in the future'}, and ${toleranceSeconds} are allowed, because an old message may be sent again by somebody else. ` +
      'Check the clock of this machine. Messages that wait in a queue of yours must be verified before they are queued.',
  );
}

/** The signature says that Dowel wrote this, so only its outline is checked (ADR 0040). */
function parse(body: string): Record<string, unknown> {
  const value = toJson(body);
  if (isRecord(value)) {
    const { notificationType, data, action } = value;
    if (typeof notificationType === 'string' ? isRecord(data) : typeof action === 'string') {
      return value;
    }
  }
  throw new WebhookVerificationError(
    'unknown_shape',
    'The message is signed, but it is neither a notification (notificationType and data) nor a message with an action. Check that only destinations of Dowel send to this address with this secret.',
  );
}

/** The signature guarantees the shape of a known type: the service writes it. */
function toEvent(body: Record<string, unknown>, envelope: EventEnvelope): WebhookEvent {
  const isKnown = knownTypes.includes(body.notificationType ?? body.action);
  const content = isKnown ? body : { notificationType: 'unknown', body };
  return { ...content, ...envelope } as WebhookEvent;
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new WebhookVerificationError(
      'not_json',
      'The message is signed, but its body is not JSON. Check that only destinations of Dowel send to this address with this secret.',
    );
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
