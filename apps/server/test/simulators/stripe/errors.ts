import type { Refusal } from '../refusal.ts';
import { retryAfterHeader } from '../refuser.ts';

/** Where an error comes from. */
interface ErrorDetails {
  readonly type?: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly code?: string;
  /** The parameter that is wrong. */
  readonly param?: string;
}

/**
 * A call failed. The response is `{error: {type, code?, message, param?, doc_url?}}`.
 * https://docs.stripe.com/api/errors
 */
export class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly status: number;
  readonly details: ErrorDetails;

  constructor(status: number, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  toResponse(headers: Record<string, string> = {}): Response {
    const { type = 'invalid_request_error', code, param } = this.details;
    const page = `https://stripe.com/docs/error-codes/${code?.replaceAll('_', '-')}`;
    const error = {
      ...(code !== undefined && { code, doc_url: page }),
      message: this.message,
      ...(param !== undefined && { param }),
      type,
    };
    return Response.json({ error }, { status: this.status, headers });
  }
}

/** No record has this ID. In the path that is a 404, in a parameter a 400. */
export function noSuch(object: string, id: string, param: string): StripeError {
  const what = object.replaceAll('_', ' ');
  const status = param === 'id' ? 404 : 400;
  return new StripeError(status, `No such ${what}: '${id}'`, { code: 'resource_missing', param });
}

export function unknownParameter(param: string): StripeError {
  return new StripeError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
}

/** Refuses a call in Stripe's words. */
export function refuse(refusal: Refusal): Response {
  return errorFor(refusal).toResponse(retryAfterHeader(refusal));
}

const TOO_MANY =
  'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.';

function errorFor({ kind, message, field }: Refusal): StripeError {
  switch (kind) {
    case 'unauthorized':
      return new StripeError(401, 'Invalid API Key provided: sk_test_****************************');
    case 'forbidden':
      return new StripeError(403, `The provided key does not have the required permissions. ${message}`);
    case 'notFound':
      return new StripeError(404, message, { code: 'resource_missing', param: 'id' });
    case 'rateLimited':
    case 'quotaSpent':
      return new StripeError(429, TOO_MANY, { code: 'rate_limit' });
    case 'cursorGone':
      return noSuch('object', 'expired', 'starting_after');
    case 'unknownField':
      return unknownParameter(field ?? message);
    case 'conflict':
      return new StripeError(409, message, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
    case 'serverError':
      return new StripeError(500, 'An unknown error occurred.', { type: 'api_error' });
    default:
      return new StripeError(400, message, field === undefined ? {} : { param: field });
  }
}
