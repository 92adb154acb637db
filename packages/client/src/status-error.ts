import type { ApiProblem, InputValidationProblem } from '@dowel/schema';
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

/** Takes a JSON body as the server's problem document. Any other text becomes `detail`, unless it is an HTML page. */
function toProblem(body: unknown): InputValidationProblem {
  if (typeof body === 'object' && body !== null) return body as ApiProblem;
  return typeof body === 'string' && !body.trimStart().startsWith('<') ? { detail: body } : {};
}
