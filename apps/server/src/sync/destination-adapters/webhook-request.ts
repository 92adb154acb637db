import { maskedAddress } from '@dowel/schema/rules';
import type { OutgoingMessage } from './destination-adapter.ts';
import { signatureHeaders } from './webhook-signature.ts';

/** Where a webhook goes. The rules of the contract have checked it already. */
export interface WebhookTarget {
  readonly url: string;
  /** What the builder wants added to each request. The values may be credentials of the receiver. */
  readonly headers: Readonly<Record<string, string>>;
  /** The keys that sign. After a rotation there are two for a while, and each makes a signature. */
  readonly signingKeys: readonly string[];
}

export interface WebhookMessage extends OutgoingMessage {
  /** The W3C trace context of the request that caused the event. */
  readonly traceparent?: string;
}

/** A request as people may see it: without a secret. */
export interface ShownRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Stands for a value that nobody may see. */
const HIDDEN = '•••';

/** The headers of one attempt. Those of the builder never replace ours. */
export function webhookHeaders(target: WebhookTarget, message: WebhookMessage, now: Date): Headers {
  const headers = new Headers(target.headers);
  for (const [name, value] of Object.entries(ownHeaders(target, message, now))) headers.set(name, value);
  return headers;
}

/** The same headers, with the values of the builder's own ones hidden. The signatures prove nothing to others. */
export function shownRequest(target: WebhookTarget, headers: Headers): ShownRequest {
  const hidden = new Set(Object.keys(target.headers).map((name) => name.toLowerCase()));
  const shown = [...headers].map(([name, value]) => [name, hidden.has(name) ? HIDDEN : value]);
  const url = shownUrls.get(target) ?? maskedAddress('webhook', target.url);
  shownUrls.set(target, url);
  return { url, headers: Object.fromEntries(shown) };
}

/** All messages of a turn have one target. */
const shownUrls = new WeakMap<WebhookTarget, string>();

/** The signature, and the same one as libraries of Svix read it. */
function ownHeaders(
  { signingKeys }: WebhookTarget,
  message: WebhookMessage,
  now: Date,
): Record<string, string> {
  const signed = Object.entries(signatureHeaders(signingKeys, message, now));
  return {
    'content-type': 'application/json',
    ...Object.fromEntries(signed),
    ...Object.fromEntries(signed.map(([name, value]) => [name.replace('webhook-', 'svix-'), value])),
    ...(message.traceparent !== undefined && { traceparent: message.traceparent }),
  };
}
