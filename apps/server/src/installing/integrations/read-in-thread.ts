import { manifestTimeUsedUpProblem, manifestTooHeavyProblem } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { ProcessorTimeUsedUpError } from '../manifest-thread/processor-time.ts';
import type { ManifestTasks } from '../manifest-thread/tasks.ts';
import { ManifestTooHeavyError } from '../manifest-thread/thread.ts';

/**
 * Runs a task in a manifest thread, when it is the organisation's turn.
 * @throws {ProblemError} `manifest_invalid` when it takes too long, `too_many_requests` when the organisation has used
 * up its time
 */
export async function readInThread<Name extends keyof ManifestTasks>(
  context: Context,
  name: Name,
  ...args: Parameters<ManifestTasks[Name]>
): Promise<ReturnType<ManifestTasks[Name]>> {
  try {
    return await context.manifests.run(context.project.orgId, name, ...args);
  } catch (cause) {
    if (cause instanceof ManifestTooHeavyError) {
      throw new ProblemError('manifest_invalid', { ...manifestTooHeavyProblem(), cause });
    }
    if (!(cause instanceof ProcessorTimeUsedUpError)) throw cause;
    const { waitSeconds } = cause;
    throw new ProblemError('too_many_requests', {
      ...manifestTimeUsedUpProblem(waitSeconds),
      headers: { 'Retry-After': String(waitSeconds) },
      cause,
    });
  }
}
