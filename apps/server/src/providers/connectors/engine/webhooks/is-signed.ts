import { createHmac, timingSafeEqual } from 'node:crypto';
import { isSameDigest, sha256 } from '../../../../platform/digest.ts';
import type { HmacSignature } from '../../format.ts';
import { parseTime } from '../request/times.ts';

export interface Arrived {
  readonly method: string;
  /** The address that the provider has called, as the provider knows it. */
  readonly url: string;
  readonly headers: Headers;
  /** The very bytes, because only they are signed. */
  readonly body: Uint8Array;
}

/** A signature as the format has it, or with an older algorithm. */
export type Signature = HmacSignature & { readonly algorithm?: 'sha1' | 'sha256' };

/**
 * Whether an event was signed with one of the secrets, not too long ago. The time that it takes to compare says nothing
 * about the right signature.
 */
export function isSigned(
  signature: Signature,
  arrived: Arrived,
  secrets: readonly string[],
  now: Date,
): boolean {
  const { header, prefix = '', encoding, time: timed } = signature;
  const text = arrived.headers.get(header) ?? '';
  const time = (timed && arrived.headers.get(timed.header)) ?? '';
  if (!text.startsWith(prefix) || (timed && !isRecent(timed, time, now))) return false;
  const given = Buffer.from(text.slice(prefix.length), encoding);
  return secrets.some((secret) => {
    const expected = sign(signature, { ...arrived, secret, time });
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** Whether what was sent is one of the secrets. The digests are compared, because they have one length whatever was sent. */
export function isSecret(given: string | null, secrets: readonly string[]): boolean {
  return given !== null && secrets.some((secret) => isSameDigest(sha256(given), sha256(secret)));
}

function isRecent(
  { format, toleranceMs }: NonNullable<HmacSignature['time']>,
  time: string,
  now: Date,
): boolean {
  const sentTime = parseTime(time, { format });
  return sentTime !== undefined && Math.abs(now.getTime() - sentTime.getTime()) <= toleranceMs;
}

function sign(
  { algorithm = 'sha256', signs }: Signature,
  { secret, time, method, url, body }: Arrived & { secret: string; time: string },
): Buffer {
  const hmac = createHmac(algorithm, secret);
  const parts = new Map<string, string | Uint8Array>([
    ['{time}', time],
    ['{body}', body],
    ['{method}', method],
    ['{url}', url],
  ]);
  for (const part of signs.split(/(\{\w+\})/)) hmac.update(parts.get(part) ?? part);
  return hmac.digest();
}
