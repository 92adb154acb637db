import type { MessageAction, NotificationEventType } from '@dowel/schema';
import { type RawBody, verifyWebhook } from './verify-webhook.ts';
import type { WebhookEvent, WebhookEventOf, WebhookEventType } from './webhook-event.ts';
import type { IncomingHeaders } from './webhook-headers.ts';
import type { WebhookSecrets } from './webhook-secrets.ts';
import { WebhookVerificationError } from './webhook-verification-error.ts';

/** What to do with each type of event. A type without a function is accepted, and nothing happens. */
export type WebhookHandlers = {
  readonly [Type in NotificationEventType | MessageAction]?: (event: WebhookEventOf<Type>) => unknown;
};

export interface WebhookHandlerOptions {
  /** The destination's `secrets.webhookSigningKey`. During a rotation, an array of the new and the old one. */
  secret: WebhookSecrets | undefined;
  /** A function for each type of event. If it throws or rejects, the service sends the message again later. */
  on: WebhookHandlers;
  /** Gets every event that has no function in `on`, also those of types that this release does not know. */
  onOther?: ((event: WebhookEvent) => unknown) | undefined;
  /**
   * Gets what was thrown: by a function of yours, with its event, or because a message was refused. Default: writes it
   * to the console.
   */
  onError?: ((error: unknown, event?: WebhookEvent) => void) | undefined;
  /** How much older or newer than now a message may be. Default 300. */
  toleranceSeconds?: number | undefined;
  /** A larger body is refused. Default 1,048,576. */
  maxBodyBytes?: number | undefined;
  /** The clock. Default: the real one. */
  now?: (() => Date) | undefined;
}

/** Messages of the service have at most 300 KB. */
const defaultMaxBodyBytes = 1024 * 1024;

/** A request of any kind of server. */
export interface WebhookRequest {
  readonly method: string | undefined;
  readonly headers: IncomingHeaders;
  /**
   * Resolves to undefined if something else has read the body.
   * @throws {WebhookVerificationError} `body_too_large`
   */
  readBody(maxBytes: number): Promise<RawBody | undefined>;
}

/** The answer for any kind of server. The service stores it with the attempt, so it explains what went wrong. */
export interface WebhookAnswer {
  readonly status: number;
  readonly body?: { readonly code: string; readonly message: string };
  /** The header `Allow`. */
  readonly allow?: string;
}

/** Checks a request, calls the function for its event, and says what to answer. Never rejects. */
export async function answerTo(
  options: WebhookHandlerOptions,
  request: WebhookRequest,
): Promise<WebhookAnswer> {
  if (request.method !== 'POST') return { status: 405, body: notPosted, allow: 'POST' };
  let event: WebhookEvent | undefined;
  try {
    const body = await request.readBody(options.maxBodyBytes ?? defaultMaxBodyBytes);
    event = await verify(options, body, request.headers);
    await handle(options, event);
    return { status: 204 };
  } catch (error) {
    report(options, error, event);
    return event === undefined ? refusal(error) : { status: 500, body: handlerFailed };
  }
}

const notPosted = {
  code: 'method_not_allowed',
  message: 'This address receives webhooks, which are sent by POST.',
};
const handlerFailed = {
  code: 'handler_failed',
  message: 'The receiver failed while it handled the message.',
};
const misconfigured = {
  code: 'receiver_misconfigured',
  message: 'The receiver cannot check messages. Its log says why.',
};

function verify(
  { secret, toleranceSeconds, now }: WebhookHandlerOptions,
  body: RawBody | undefined,
  headers: IncomingHeaders,
): Promise<WebhookEvent> {
  // Without a body, verifyWebhook says what to do.
  return verifyWebhook(body as RawBody, headers, secret, { toleranceSeconds, now });
}

async function handle({ on, onOther }: WebhookHandlerOptions, event: WebhookEvent): Promise<void> {
  const type = event.notificationType ?? event.action;
  const handler = type === 'unknown' ? undefined : on[type];
  await (handler === undefined ? onOther?.(event) : asAny(handler)(event));
}

/** The function was found under the type of the event. The compiler cannot follow this through the map. */
function asAny(handler: NonNullable<WebhookHandlers[WebhookEventType]>): (event: WebhookEvent) => unknown {
  return handler as (event: WebhookEvent) => unknown;
}

const statuses: Partial<Record<WebhookVerificationError['code'], number>> = {
  body_too_large: 413,
  // The sender did nothing wrong: the receiver must read the body in another way.
  body_not_raw: 500,
};

function refusal(error: unknown): WebhookAnswer {
  if (!(error instanceof WebhookVerificationError)) return { status: 500, body: misconfigured };
  const { code, message } = error;
  return { status: statuses[code] ?? 400, body: { code, message } };
}

function report(
  { onError = writeToConsole }: WebhookHandlerOptions,
  error: unknown,
  event: WebhookEvent | undefined,
): void {
  try {
    onError(error, event);
  } catch (failure) {
    console.error('The onError of a webhook handler failed.', failure);
  }
}

function writeToConsole(error: unknown, event: WebhookEvent | undefined): void {
  if (event) {
    const type = event.notificationType ?? event.action;
    console.error(`A webhook function failed for ${type} ${event.id}.`, error);
  } else console.error(error instanceof Error ? `${error.name}: ${error.message}` : error);
}
