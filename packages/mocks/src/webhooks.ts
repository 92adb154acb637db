import type { DeliveredMessage, NotificationEvent } from '@dowel/schema';

/** A notification, or a message with records, with its id. `createTime` is not sent. */
type Deliverable = (NotificationEvent | DeliveredMessage) & { id: string; createTime?: string };

/** The signing key of the mock service. Give it to the receiver under test. */
export const mockWebhookSecret = 'whsec_bW9jay13ZWJob29rLXNlY3JldC1vZi1kb3dlbA==';

export interface WebhookRequestOptions {
  /** The address of the receiver. Default `https://product.example/webhooks`. */
  url?: string;
  /** The signing key, or several, as during a rotation. Default: the mock service's `webhookSecret`. */
  secret?: string | readonly string[];
  /** When the message was signed. Receivers refuse old messages. Default: now. */
  sentTime?: Date;
}

export interface DeliverOptions extends WebhookRequestOptions {
  /** What receives the request: a handler of yours, `app.request` of Hono, or (by default) the global `fetch`. */
  fetch?: (request: Request) => Response | Promise<Response>;
}

/** Makes the request that a webhook of yours receives, signed as the service signs it. */
export async function toWebhookRequest(
  event: Deliverable,
  {
    url = 'https://product.example/webhooks',
    secret = mockWebhookSecret,
    sentTime = new Date(),
  }: WebhookRequestOptions = {},
): Promise<Request> {
  const { id, createTime: _, ...sent } = event;
  const body = JSON.stringify(sent);
  const timestamp = `${Math.floor(sentTime.getTime() / 1000)}`;
  const secrets = typeof secret === 'string' ? [secret] : secret;
  // Most tests and stories deliver nothing, so their pages load no code that signs.
  const { Webhook } = await import('standardwebhooks');
  const signatures = secrets.map((one) => new Webhook(one).sign(id, sentTime, body));
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const prefix of ['webhook', 'svix']) {
    headers.set(`${prefix}-id`, id);
    headers.set(`${prefix}-timestamp`, timestamp);
    headers.set(`${prefix}-signature`, signatures.join(' '));
  }
  return new Request(url, { method: 'POST', headers, body });
}

/** Sends an event to a receiver. Resolves to the receiver's answer. */
export async function deliver(
  event: Deliverable,
  { fetch = (request) => globalThis.fetch(request), ...options }: DeliverOptions = {},
): Promise<Response> {
  return fetch(await toWebhookRequest(event, options));
}
