/** What kind of error it is, for a program. */
type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

/** Where an error comes from. */
export interface ErrorDetails {
  readonly type?: ErrorType;
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
  readonly status: 400 | 401 | 403 | 404 | 409 | 429 | 500;
  readonly details: ErrorDetails;

  constructor(status: StripeError['status'], message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  /** The body of the response. */
  toBody() {
    const { type = 'invalid_request_error', code, param } = this.details;
    return {
      error: {
        ...(code !== undefined && {
          code,
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
        }),
        message: this.message,
        ...(param !== undefined && { param }),
        type,
      },
    };
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

export function missingParameter(param: string): StripeError {
  return new StripeError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

export function tooManyRequests(): StripeError {
  const words =
    'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.';
  return new StripeError(429, words, { code: 'rate_limit' });
}
