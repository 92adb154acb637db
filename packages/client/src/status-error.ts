import type { BatchWriteResult, InputValidationProblem, WriteRejection } from '@dowel/schema';
import { joinSentences } from '@dowel/schema/rules';
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

/** The error for an answer with an error status. Reads the answer's body. */
export async function toStatusError(operation: string, response: Response): Promise<DowelError> {
  const { status, headers } = response;
  const body = parsed(await response.text().catch(() => ''));
  // When a provider rejects a write, the body is no problem document. It names an operation.
  const isRejection = status === 422 && Object(body).operationId !== undefined;
  const rejection = isRejection ? (body as WriteRejection | BatchWriteResult) : undefined;
  const problem: InputValidationProblem = rejection
    ? {
        code: 'write_rejected',
        detail: 'The provider did not write it.',
        causes: rejection.errors?.map(({ message }) => message),
      }
    : toProblem(body);
  const { code, title, detail, causes, remedy, builderRemedy, issues } = problem;
  const Family = rejection
    ? WriteRejectedError
    : (families[status] ?? (status >= 500 ? ServerError : DowelError));
  const words = joinSentences([
    detail ?? title ?? plainText(body) ?? 'The server gave no reason.',
    ...(causes ?? []),
    builderRemedy ?? remedy,
  ]);
  const error = new Family(`${operation}: ${[status, code].join(' ').trim()}. ${words}`, {
    status,
    code,
    title,
    detail,
    causes,
    remedy,
    builderRemedy,
    retryable: problem.retryable ?? retryableStatuses.includes(status),
    retryAfterMs: toRetryAfterMs(headers),
    // A refused write has it in its header only.
    requestId: headers.get('X-Request-Id') ?? problem.requestId,
    issues,
    problem,
    operation,
  });
  return rejection ? Object.assign(error, { rejection }) : error;
}

/** Takes a JSON body as the server's problem document, unless another server has something else under one of its names. */
function toProblem(body: unknown): InputValidationProblem {
  const { detail = '', causes = [], issues = [] } = Object(body);
  const isProblem = typeof detail === 'string' && [causes, issues].every(Array.isArray);
  return isProblem && typeof body === 'object' ? Object(body) : {};
}

/**
 * A text that is no HTML page, or the message of a gateway. Something in front of the server may have written it, so only
 * the error's message has it, which developers read.
 */
function plainText(body: unknown): string | undefined {
  const text = Object(body).message ?? body;
  return typeof text === 'string' && /^\s*[^\s<]/.test(text) ? text : undefined;
}

/**
 * The text itself if it is no JSON. The media type is not asked: a refused write is a problem document too, but its media type
 * says text.
 */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The wait that a server asks for, in seconds or as a date (RFC 9110, 10.2.3); undefined when it asks for none. */
function toRetryAfterMs(headers: Headers): number | undefined {
  const value = headers.get('Retry-After') ?? '';
  const ms = Number(value) * 1000 || Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
