import type {
  BatchWriteResult,
  InputValidationIssue,
  InputValidationProblem,
  ProblemCode,
  WriteRejection,
} from '@dowel/schema';

/** Marks our errors. With two copies of the package in one program, this works and `instanceof` does not. */
const brand = Symbol.for('dowel.error');

/** What an error knows besides its message. Everything is optional, because a proxy may answer without a body. */
export interface DowelErrorDetails {
  /** HTTP status; absent when no answer came. */
  status?: number | undefined;
  /** The stable name of the problem. Branch on this. */
  code?: ProblemCode | (string & {}) | undefined;
  title?: string | undefined;
  /** What happened this time, for a person. */
  detail?: string | undefined;
  /** Root causes, for a person. */
  causes?: string[] | undefined;
  /** What the person at the screen can do about it. */
  remedy?: string | undefined;
  /**
   * What the builder can do about it. Only callers with a key of scope `full`, or of a server in development, get it.
   */
  builderRemedy?: string | undefined;
  /** Whether sending the same request again later can succeed without any change. */
  retryable?: boolean | undefined;
  /** How long the server asks to wait. */
  retryAfterMs?: number | undefined;
  /** Identifies the request in the server's logs. */
  requestId?: string | undefined;
  /** One entry per bad input. */
  issues?: InputValidationIssue[] | undefined;
  /** The whole problem document. */
  problem?: InputValidationProblem | undefined;
  /** The operation that failed, such as `createInstallation`. */
  operation?: string | undefined;
  cause?: unknown;
}

/**
 * The error of every failed call. Branch on `code`. Use `isDowelError` when two copies of the package may be loaded.
 */
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

  /**
   * What is safe to log. It leaves out the refused values, which can be credentials. Of a cause, it keeps the name,
   * code and message.
   */
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

/** What a log shows of an error's cause. */
export interface LoggedCause {
  name: string;
  message: string;
  /** Such as `ECONNREFUSED`. */
  code?: string | undefined;
  cause?: LoggedCause | undefined;
}

/** Stops after `deepest` causes. They can form a circle, and only the first few help. */
function toLoggedCause(cause: unknown, deepest = 4): LoggedCause | undefined {
  if (!(cause instanceof Error && deepest)) return undefined;
  const { name, message, code } = cause as Error & { code?: string };
  return { name, message, code, cause: toLoggedCause(cause.cause, deepest - 1) };
}

/** 400: the request is malformed; `issues` says where. */
export class BadRequestError extends DowelError {
  override name = 'BadRequestError';
}

/** 401, or `getToken` failed: the service does not know the caller. */
export class AuthenticationError extends DowelError {
  override name = 'AuthenticationError';
}

/** 403: the service knows the caller, but the caller may not do this. */
export class PermissionError extends DowelError {
  override name = 'PermissionError';
}

/** 404: the thing does not exist, or it belongs to another tenant. */
export class NotFoundError extends DowelError {
  override name = 'NotFoundError';
}

/** 409: the request conflicts with something that exists. */
export class ConflictError extends DowelError {
  override name = 'ConflictError';
}

/** 422: the request is well formed but cannot be carried out; `issues` says why. */
export class UnprocessableError extends DowelError {
  override name = 'UnprocessableError';
}

/** 422 of a write: the provider did not write the record, or no record of the batch. `code` is `write_rejected`. */
export class WriteRejectedError extends UnprocessableError {
  override name = 'WriteRejectedError';
  /** The id of the operation, and what the provider said of each record. */
  declare readonly rejection: WriteRejection | BatchWriteResult;
}

/** 429, after every retry. */
export class RateLimitError extends DowelError {
  override name = 'RateLimitError';
}

/** 5xx, after every retry. */
export class ServerError extends DowelError {
  override name = 'ServerError';
}

/**
 * No usable answer came: after every retry the server could not be reached, a browser's CORS check failed, or the
 * server redirects.
 */
export class ConnectionError extends DowelError {
  override name = 'ConnectionError';
}

/** No complete answer came within `timeoutMs`, after every retry. */
export class TimeoutError extends DowelError {
  override name = 'TimeoutError';
}

/** The answer is not what the endpoint promises. */
export class ResponseShapeError extends DowelError {
  override name = 'ResponseShapeError';
}

/** Whether a value is the error of a failed Dowel call, even one from another copy of this package. */
export function isDowelError(value: unknown): value is DowelError {
  return typeof value === 'object' && value !== null && brand in value;
}
