import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { OutgoingMessage } from './destination-adapter.ts';

const PREFIX = 'whsec_';

/**
 * The signature of a message as Standard Webhooks 1.0 describes it. Node.js computes it, because the JavaScript of the
 * public library takes ten times as long for a full message (ADR 0040).
 */
function webhookSignature(
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
function openSigningKeys(keys: readonly string[]): KeyObject[] {
  const known = opened.get(keys) ?? keys.map((key) => createSecretKey(key.slice(PREFIX.length), 'base64'));
  opened.set(keys, known);
  return known;
}

/**
 * The headers of Standard Webhooks. Make them for each attempt, because receivers refuse an old time. None without a key.
 * @param signingKeys after a rotation there are two for a while, and each makes a signature
 */
export function signatureHeaders(
  signingKeys: readonly string[],
  { id, body }: Pick<OutgoingMessage, 'id' | 'body'>,
  now: Date,
): Record<string, string> {
  if (signingKeys.length === 0) return {};
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = openSigningKeys(signingKeys).map((key) =>
    webhookSignature(key, { id, timestamp, body }),
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}
