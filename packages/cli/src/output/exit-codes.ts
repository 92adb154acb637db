import {
  ConnectionError,
  isDowelError,
  RateLimitError,
  ResponseShapeError,
  ServerError,
  TimeoutError,
} from '@dowel/client';
import { RefusedError } from '../refused-error.ts';
import { UsageError } from '../usage-error.ts';

/** What the exit code tells a script. */
export const exitCodes = {
  done: 0,
  /** The manifest or the request was refused. Somebody must change it first. */
  refused: 1,
  /** The command cannot start as it was called: a flag, a setting or the file is wrong or missing. */
  usage: 2,
  /** The service could not be reached, or it failed. The same command may succeed later. */
  unavailable: 3,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

const unavailable = [ConnectionError, TimeoutError, ServerError, ResponseShapeError, RateLimitError];

/** The exit code of a failure; undefined for any other error, because that is a bug of ours. */
export function toExitCode(error: unknown): ExitCode | undefined {
  if (error instanceof UsageError) return exitCodes.usage;
  if (unavailable.some((kind) => error instanceof kind)) return exitCodes.unavailable;
  return isDowelError(error) || error instanceof RefusedError ? exitCodes.refused : undefined;
}
