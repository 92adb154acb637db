import { listPlannedOperations } from '@dowel/schema';
import { notAvailableYetProblem } from '@dowel/schema/rules';
import type { Hono } from 'hono';
import { ProblemError } from '../problems/problem-error.ts';
import { toHonoPath } from './mount.ts';
import type { HttpVariables } from './response-head.ts';

/**
 * Answers every planned operation with `not_available_yet`. Mount it first, because some planned operations share a
 * path with existing ones.
 */
export function mountPlanned(app: Hono<HttpVariables>, prefix: string): void {
  for (const { operation, method, path } of listPlannedOperations()) {
    app.on(method, toHonoPath(prefix + path), () => {
      throw new ProblemError('not_available_yet', notAvailableYetProblem(operation));
    });
  }
}
