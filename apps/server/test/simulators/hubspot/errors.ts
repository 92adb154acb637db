import type { Refusal, RefusalKind } from '../refusal.ts';
import { Refused } from '../refusal.ts';

/** Status, category and, for a wrong property, the code of its error. */
type VendorError = readonly [status: number, category: string, code?: string];

const ERRORS: Readonly<Record<Exclude<RefusalKind, 'rateLimited' | 'quotaSpent'>, VendorError>> = {
  unauthorized: [401, 'INVALID_AUTHENTICATION'],
  forbidden: [403, 'MISSING_SCOPES'],
  notFound: [404, 'OBJECT_NOT_FOUND'],
  cursorGone: [400, 'VALIDATION_ERROR'],
  resultCap: [400, 'VALIDATION_ERROR'],
  unknownField: [400, 'VALIDATION_ERROR', 'PROPERTY_DOESNT_EXIST'],
  badValue: [400, 'VALIDATION_ERROR', 'INVALID_VALUE'],
  badRequest: [400, 'VALIDATION_ERROR'],
  conflict: [409, 'CONFLICT'],
  serverError: [500, 'INTERNAL_ERROR'],
};

/** A refusal in the vendor's form: `{status: 'error', message, correlationId, category}`. */
export function refuse(refusal: Refusal): Response {
  const { kind, retryAfter } = refusal;
  const status = kind === 'rateLimited' || kind === 'quotaSpent' ? 429 : ERRORS[kind][0];
  const headers = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  return Response.json(errorBody(refusal), { status, headers });
}

/** The body of an error. That of a 429 has no category, but the name of the limit that was reached. */
export function errorBody({ kind, message, field }: Refusal) {
  const correlationId = crypto.randomUUID();
  if (kind === 'rateLimited' || kind === 'quotaSpent') {
    const policyName = kind === 'rateLimited' ? 'SECONDLY' : 'DAILY';
    const words = `You have reached your ${policyName.toLowerCase()} limit.`;
    return { status: 'error', message: words, errorType: 'RATE_LIMIT', correlationId, policyName };
  }
  const [, category, code] = ERRORS[kind];
  const detail = { message, ...(code && { code }), ...(field && { context: { propertyName: [field] } }) };
  return {
    status: 'error',
    message: code ? `Property values were not valid: ${JSON.stringify([detail])}` : message,
    correlationId,
    category,
    ...(code && { errors: [detail] }),
  };
}

/** A property that the object does not have. */
export function unknownProperty(name: string): Refused {
  return new Refused('unknownField', `Property "${name}" does not exist`, { field: name });
}
