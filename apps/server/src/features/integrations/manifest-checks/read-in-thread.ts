import { manifestTooHeavyProblem } from '@dowel/schema/rules';
import type { PublicContext } from '../../../context.ts';
import type { ManifestTasks } from '../../../manifest-thread/tasks.ts';
import { ManifestTooHeavyError } from '../../../manifest-thread/thread.ts';
import { ProblemError } from '../../../problems/problem-error.ts';

/**
 * Runs a task in the manifest thread.
 * @throws {ProblemError} `manifest_invalid` when it takes too long
 */
export async function readInThread<Name extends keyof ManifestTasks>(
  { manifests }: Pick<PublicContext, 'manifests'>,
  name: Name,
  ...args: Parameters<ManifestTasks[Name]>
): Promise<ReturnType<ManifestTasks[Name]>> {
  try {
    return await manifests.run(name, ...args);
  } catch (cause) {
    if (!(cause instanceof ManifestTooHeavyError)) throw cause;
    throw new ProblemError('manifest_invalid', { ...manifestTooHeavyProblem(), cause });
  }
}
