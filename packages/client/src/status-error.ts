import type { ApiProblem, BatchWriteResult, InputValidationProblem, WriteRejection } from '@dowel/schema';
import {
  AuthenticationError,
  BadRequestError,
  ConflictError,
  DowelError,
  NotFoundError,
  PermissionError,
  RateLimitError,
  ServerError,
  UnprocessableError,
  WriteRejectedError,
} from './errors.ts';

const families: Record<number, typeof DowelError> = {
  400: BadRequestError,
  401: AuthenticationError,
  403: PermissionError,
  404: NotFoundError,
  409: ConflictError,
  422: UnprocessableError,
  429: RateLimitError,
};

const retryableStatuses = [408, 429, 500, 502, 503, 504];

/** The error for an answer with an error status. `body` is what came with the status, parsed if it was JSON. */
export function toStatusError(
  operation: string,
  status: number,
  body: unknown,
  retryAfterMs?: number,
): DowelError {
  if (isRejection(status, body)) return toRejectedError(operation, status, body);
  const problem = toProblem(body);
  const { code, title, detail, causes, remedy, builderRemedy, requestId, issues } = problem;
  const Family = families[status] ?? (status >= 500 ? ServerError : DowelError);
  const words = [
    detail ?? title ?? 'The server gave no reason.',
    ...(causes ?? []),
    builderRemedy ?? remedy,
  ].filter(Boolean);
  return new Family(`${operation}: ${[status, code].join(' ').trim()}. ${words.join(' ')}`, {
    status,
    code,
    title,
    detail,
    causes,
    remedy,
    builderRemedy,
    retryable: problem.retryable ?? retryableStatuses.includes(status),
    retryAfterMs,
    requestId,
    issues,
    problem,
    operation,
  });
}

/** A provider's rejection is no problem document. */
function isRejection(status: number, body: unknown): body is WriteRejection | BatchWriteResult {
  return status === 422 && typeof body === 'object' && body !== null && 'operationId' in body;
}

function toRejectedError(
  operation: string,
  status: number,
  rejection: WriteRejection | BatchWriteResult,
): DowelError {
  const causes = rejection.errors?.map(({ message }) => message) ?? [];
  const detail = 'The provider did not write it.';
  const error = new WriteRejectedError(`${operation}: ${status}. ${[detail, ...causes].join(' ')}`, {
    status,
    detail,
    causes,
    retryable: false,
    operation,
  });
  return Object.assign(error, { rejection });
}

/** Takes a JSON body as the server's problem document. Any other text becomes `detail`, unless it is an HTML page. */
function toProblem(body: unknown): InputValidationProblem {
  if (typeof body === 'object' && body !== null) return body as ApiProblem;
  // A refused write is a problem document too, but its media type says text.
  if (typeof body === 'string' && body.startsWith('{')) {
    try {
      return JSON.parse(body);
    } catch {}
  }
  return typeof body === 'string' && !body.trimStart().startsWith('<') ? { detail: body } : {};
}
