import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookSignature } from '../../connector.ts';
import { parseTime } from '../request/times.ts';

/** An event as it arrived. */
export interface Arrived {
  readonly headers: Headers;
  /** The very bytes, because only they are signed. */
  readonly body: Uint8Array;
}

/**
 * Whether an event was signed with one of the secrets, not too long ago. The time that it takes to compare says nothing
 * about the right signature.
 */
export function isSigned(
  signature: WebhookSignature,
  { headers, body }: Arrived,
  secrets: readonly string[],
  now: Date,
): boolean {
  const { time, given } = readHeaders(signature, headers);
  const sentTime = parseTime(time, { format: signature.timeFormat });
  if (!sentTime || Math.abs(now.getTime() - sentTime.getTime()) > signature.toleranceMs) return false;
  const candidates = given.map((text) => Buffer.from(text, signature.encoding));
  return secrets.some((secret) => {
    const expected = sign(signature, { secret, time, body });
    return candidates.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}

/** A header with more signatures than this is no header of a provider. */
const MOST_SIGNATURES = 10;

function readHeaders(signature: WebhookSignature, headers: Headers): { time: string; given: string[] } {
  const text = headers.get(signature.header) ?? '';
  if (signature.style === 'plain') return { time: headers.get(signature.timeHeader) ?? '', given: [text] };
  const pairs = text.split(',', MOST_SIGNATURES + 1).map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  const valuesOf = (name: string) => pairs.filter(([key]) => key === name).map(([, value]) => value);
  return { time: valuesOf(signature.time)[0] ?? '', given: valuesOf(signature.signature) };
}

function sign(
  { signs }: WebhookSignature,
  { secret, time, body }: { secret: string; time: string; body: Uint8Array },
): Buffer {
  const hmac = createHmac('sha256', secret);
  for (const part of signs.split(/(\{time\}|\{body\})/)) {
    hmac.update(part === '{time}' ? time : part === '{body}' ? body : part);
  }
  return hmac.digest();
}
