import { isDowelError } from '@dowel/client';
import type { Surroundings } from '../surroundings.ts';
import { type ExitCode, toExitCode } from './exit-codes.ts';
import { type DeployReport, printJson } from './json.ts';
import { painter } from './paint.ts';

/** A failure and how to report it. */
export interface Failure {
  error: unknown;
  /** The message to show. Default: the error's own. */
  words?: string;
  json: boolean;
  /** Write nothing to stderr, because the user has already been told. */
  silent?: boolean;
  /** What the command had found out before it failed. */
  report?: Omit<DeployReport, 'ok' | 'error'>;
}

/** Tells the user on stderr and, with `json`, a program on stdout. */
export function reportFailure(
  { stdout, stderr }: Surroundings,
  { error, words, json, silent, report }: Failure,
): void {
  const message = words ?? (error instanceof Error ? error.message : String(error));
  if (!silent) stderr.write(`${painter(stderr)('red', 'error')} ${message}\n`);
  if (!silent && isDowelError(error) && error.requestId) stderr.write(`  request ${error.requestId}\n`);
  if (!json) return;
  const details = isDowelError(error) ? { ...error.toJSON(), message } : { name: nameOf(error), message };
  printJson(stdout, { findings: [], ...report, ok: false, error: details });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}

/**
 * Reports a failure, and answers what to exit with.
 * @throws any other error, because that is a bug of ours
 */
export function failed(around: Surroundings, failure: Failure): ExitCode {
  const exitCode = toExitCode(failure.error);
  if (exitCode === undefined) throw failure.error;
  reportFailure(around, failure);
  return exitCode;
}
