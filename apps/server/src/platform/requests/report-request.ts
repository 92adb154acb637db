import type { PublicContext } from '../../context.ts';
import { databaseFailure } from '../db/database-failure.ts';
import { statusClass } from '../metrics/figures.ts';
import { QueueFullError } from '../org-queue.ts';
import { ProblemError } from '../problems/problem-error.ts';

/**
 * Writes log lines about requests. They name the operation and not the path: a path may hold an API key, and a query
 * may hold any secret.
 */
export const reportRequest = {
  done(context: PublicContext, operation: string, status: number, durationMs: number): void {
    context.requestLog.current.info({ operation, status, durationMs: Math.round(durationMs) }, 'request');
    context.figures.count('dowel_requests_total', { operation, status_class: statusClass(status) });
    context.figures.observe('dowel_request_duration_seconds', { operation }, durationMs / 1000);
  },
  failure(context: PublicContext, operation: string, error: unknown): void {
    const lost = databaseFailure(error);
    if (lost) {
      context.requestLog.current.error(
        { operation, reason: lost, err: error },
        'the database did not do its part',
      );
    } else if (error instanceof QueueFullError) {
      context.requestLog.current.warn({ operation, reason: error.message }, 'request refused');
    } else if (!(error instanceof ProblemError)) {
      context.requestLog.current.error({ operation, err: error }, 'request failed unexpectedly');
    } else if (error.code === 'token_exchange_failed') {
      // The provider refused one sign-in, or somebody invented a code. Nothing is broken here.
      context.requestLog.current.warn({ operation, code: error.code, err: error }, 'request refused');
    } else if (error.status >= 500 && !isStopping(error)) {
      context.requestLog.current.error({ operation, code: error.code, err: error }, 'request failed');
    } else {
      context.requestLog.current.debug({ operation, code: error.code, err: error.cause }, 'request refused');
    }
  },
};

/** A server that was told to stop says that it is not ready. Nothing is broken then. */
function isStopping({ code, cause }: ProblemError): boolean {
  return code === 'not_ready' && cause === undefined;
}
