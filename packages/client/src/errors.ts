import type { ApiProblem, InputValidationIssue, InputValidationProblem, ProblemCode } from '@dowel/schema';

/** Survives two copies of the package in one program, where `instanceof` does not. */
const brand = Symbol.for('dowel.error');

/** What an error knows besides its message. Everything is optional: a proxy may answer without a word. */
export interface DowelErrorDetails {
  /** HTTP status; absent when no answer came. */
  status?: number | undefined;
  /** Stable name of the problem; branch on this. */
  code?: ProblemCode | (string & {}) | undefined;
  title?: string | undefined;
  /** What happened this time, for a person. */
  detail?: string | undefined;
  /** Root causes, for a person. */
  causes?: string[] | undefined;
  /** What the person at the screen can do about it. */
  remedy?: string | undefined;
  /** What the builder can do about it; only keys of scope `full` and callers of a server in development are told. */
  builderRemedy?: string | undefined;
  /** Whether sending the same request again later can succeed without any change. */
  retryable?: boolean | undefined;
  /** How long the server asks to wait. */
  retryAfterMs?: number | undefined;
  /** Names the request in the server's logs. */
  requestId?: string | undefined;
  /** One entry per bad input. */
  issues?: InputValidationIssue[] | undefined;
  /** The whole problem document. */
  problem?: InputValidationProblem | undefined;
  /** The operation that failed, such as `createInstallation`. */
  operation?: string | undefined;
  cause?: unknown;
}

/** Every failure of a call. Branch on `code`; use `isDowelError` when two copies of the package may be loaded. */
export class DowelError extends Error implements DowelErrorDetails {
  override name = 'DowelError';
  declare readonly status: number | undefined;
  declare readonly code: ProblemCode | (string & {}) | undefined;
  declare readonly title: string | undefined;
  declare readonly detail: string | undefined;
  declare readonly causes: string[] | undefined;
  declare readonly remedy: string | undefined;
  declare readonly builderRemedy: string | undefined;
  declare readonly retryable: boolean | undefined;
  declare readonly retryAfterMs: number | undefined;
  declare readonly requestId: string | undefined;
  declare readonly issues: InputValidationIssue[] | undefined;
  declare readonly problem: InputValidationProblem | undefined;
  declare readonly operation: string | undefined;

  constructor(message: string, { cause, ...details }: DowelErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause });
    Object.assign(this, details);
    Object.defineProperty(this, brand, { value: true });
  }

  /** What may be logged: never the refused values, which can be credentials; of a cause its name, code and message. */
  toJSON(): Omit<DowelErrorDetails, 'cause' | 'problem'> & {
    name: string;
    message: string;
    cause: LoggedCause | undefined;
  } {
    const { name, message, problem: _, issues, ...details } = this;
    return {
      name,
      message,
      ...details,
      issues: issues?.map(({ value: _, ...issue }) => issue),
      cause: toLoggedCause(this.cause),
    };
  }
}

/** What a log shows of the reason behind a failure. */
export interface LoggedCause {
  name: string;
  message: string;
  /** Such as `ECONNREFUSED`. */
  code?: string | undefined;
  cause?: LoggedCause | undefined;
}

/** Causes may go on in a circle; nobody reads more than a few. */
function toLoggedCause(cause: unknown, deepest = 4): LoggedCause | undefined {
  if (!(cause instanceof Error && deepest)) return undefined;
  const { name, message, code } = cause as Error & { code?: string };
  return { name, message, code, cause: toLoggedCause(cause.cause, deepest - 1) };
}

/** 400: the request is malformed; `issues` says where. */
export class BadRequestError extends DowelError {
  override name = 'BadRequestError';
}

/** 401, or a `getToken` that failed: the caller is not known. */
export class AuthenticationError extends DowelError {
  override name = 'AuthenticationError';
}

/** 403: the caller is known and may not do this. */
export class PermissionError extends DowelError {
  override name = 'PermissionError';
}

/** 404: there is no such thing, or it is another tenant's. */
export class NotFoundError extends DowelError {
  override name = 'NotFoundError';
}

/** 409: it clashes with what is there. */
export class ConflictError extends DowelError {
  override name = 'ConflictError';
}

/** 422: the request is well formed and cannot be done; `issues` says why. */
export class UnprocessableError extends DowelError {
  override name = 'UnprocessableError';
}

/** 429, after every retry. */
export class RateLimitError extends DowelError {
  override name = 'RateLimitError';
}

/** 5xx, after every retry. */
export class ServerError extends DowelError {
  override name = 'ServerError';
}

/** No answer came, after every retry: the server is away, or a browser's CORS check failed. */
export class ConnectionError extends DowelError {
  override name = 'ConnectionError';
}

/** No whole answer came in `timeoutMs`, after every retry. */
export class TimeoutError extends DowelError {
  override name = 'TimeoutError';
}

/** An answer came that is not what the endpoint promises. */
export class ResponseShapeError extends DowelError {
  override name = 'ResponseShapeError';
}

/** Whether a value is a failure of a Dowel call, whichever copy of this package threw it. */
export function isDowelError(value: unknown): value is DowelError {
  return typeof value === 'object' && value !== null && brand in value;
}

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

/** The error for a refused request. `body` is what came with the status, parsed if it was JSON. */
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

/** Trusts the server's problem documents; anything else becomes its words, unless it is a page. */
function toProblem(body: unknown): InputValidationProblem {
  if (typeof body === 'object' && body !== null) return body as ApiProblem;
  return typeof body === 'string' && !body.trimStart().startsWith('<') ? { detail: body } : {};
}
