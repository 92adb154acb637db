import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSameDigest, sha256 } from '../../../../platform/digest.ts';
import type { WebhookSignature } from '../../format.ts';
import { parseTime } from '../request/times.ts';

/** An event as it arrived. */
export interface Arrived {
  readonly method: string;
  /** The address that the provider has called, as the provider knows it. */
  readonly url: string;
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
  arrived: Arrived,
  secrets: readonly string[],
  now: Date,
): boolean {
  // `isGenuine` checks a token that is signed.
  if (signature.style === 'jwt') return false;
  if (signature.style === 'token') return hasToken(arrived.headers.get(signature.header), secrets);
  if (signature.style === 'basic') {
    const passwords = secrets.map((secret) => `${signature.user}:${secret}`);
    return hasToken(basicCredentials(arrived.headers), passwords);
  }
  const { time, given } = readHeaders(signature, arrived.headers);
  if (signature.style !== 'untimed' && !isRecent(signature, time, now)) return false;
  const candidates = given.map((text) => Buffer.from(text, signature.encoding));
  return secrets.some((secret) => {
    const expected = sign(signature, { ...arrived, secret, time });
    return candidates.some((one) => one.length === expected.length && timingSafeEqual(one, expected));
  });
}

/** The digests are compared, because they have one length whatever was sent. */
function hasToken(given: string | null, secrets: readonly string[]): boolean {
  return given !== null && secrets.some((secret) => isSameDigest(sha256(given), sha256(secret)));
}

/** The user and the password of HTTP basic authentication, with a colon between them. */
function basicCredentials(headers: Headers): string | null {
  const [, encoded] = /^basic +([\w+/=-]+)$/i.exec(headers.get('authorization') ?? '') ?? [];
  return encoded === undefined ? null : Buffer.from(encoded, 'base64').toString('utf8');
}

type Signed = Exclude<WebhookSignature, { style: 'token' | 'basic' | 'jwt' }>;
type Timed = Exclude<Signed, { style: 'untimed' }>;

function isRecent({ timeFormat: format, toleranceMs }: Timed, time: string, now: Date): boolean {
  const sentTime = parseTime(time, { format });
  return sentTime !== undefined && Math.abs(now.getTime() - sentTime.getTime()) <= toleranceMs;
}

/** A header with more signatures than this is no header of a provider. */
const MOST_SIGNATURES = 10;

function readHeaders(signature: Signed, headers: Headers): { time: string; given: string[] } {
  const text = headers.get(signature.header) ?? '';
  if (signature.style !== 'pairs') {
    const { prefix = '' } = signature;
    const time = signature.style === 'plain' ? (headers.get(signature.timeHeader) ?? '') : '';
    return { time, given: text.startsWith(prefix) ? [text.slice(prefix.length)] : [] };
  }
  const pairs = text.split(',', MOST_SIGNATURES + 1).map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  });
  const valuesOf = (name: string) => pairs.filter(([key]) => key === name).map(([, value]) => value);
  return { time: valuesOf(signature.time)[0] ?? '', given: valuesOf(signature.signature) };
}

function sign(
  signature: Signed,
  { secret, time, method, url, body }: Arrived & { secret: string; time: string },
): Buffer {
  const algorithm = signature.style === 'untimed' ? signature.algorithm : undefined;
  const hmac = createHmac(algorithm ?? 'sha256', secret);
  const parts = new Map<string, string | Uint8Array>([
    ['{time}', time],
    ['{body}', body],
    ['{method}', method],
    ['{url}', url],
  ]);
  for (const part of signature.signs.split(/(\{\w+\})/)) hmac.update(parts.get(part) ?? part);
  return hmac.digest();
}
