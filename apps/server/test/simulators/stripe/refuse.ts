import type { Refusal } from '../refusal.ts';
import { noSuch, StripeError, tooManyRequests, unknownParameter } from './errors.ts';

/** Refuses a call in Stripe's words. */
export function refuse(refusal: Refusal): Response {
  const error = errorFor(refusal);
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (refusal.retryAfter !== undefined) headers['retry-after'] = refusal.retryAfter;
  return new Response(JSON.stringify(error.toBody()), { status: error.status, headers });
}

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
      return tooManyRequests();
    case 'cursorGone':
      return noSuch('object', 'expired', 'starting_after');
    case 'unknownField':
      return unknownParameter(field ?? message);
    case 'conflict':
      return new StripeError(409, message, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
    case 'serverError':
      return new StripeError(500, 'An unknown error occurred.', { type: 'api_error' });
    case 'badValue':
    case 'badRequest':
    case 'resultCap':
      return new StripeError(400, message, field === undefined ? {} : { param: field });
  }
}
