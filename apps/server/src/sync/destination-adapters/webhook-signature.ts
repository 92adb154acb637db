import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';

const PREFIX = 'whsec_';

/**
 * The signature of a message as Standard Webhooks 1.0 describes it. Node.js computes it, because the JavaScript of the
 * public library takes ten times as long for a full message (ADR 0040).
 */
export function webhookSignature(
  key: KeyObject,
  { id, timestamp, body }: { readonly id: string; readonly timestamp: string; readonly body: Uint8Array },
): string {
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64');
  return `v1,${signature}`;
}

const opened = new WeakMap<readonly string[], KeyObject[]>();

/**
 * The keys as Node.js takes them at once: with bytes, each signature takes several times as long.
 * @param keys each is `whsec_` and 32 bytes in base64. The same list is opened once.
 */
export function openSigningKeys(keys: readonly string[]): KeyObject[] {
  const known = opened.get(keys) ?? keys.map((key) => createSecretKey(key.slice(PREFIX.length), 'base64'));
  opened.set(keys, known);
  return known;
}
