import { secretsRead } from '@dowel/schema/rules';
import { type CallerContext, isInProject } from '../../context.ts';
import { orgOf, record } from '../../platform/record-audit-entries.ts';

/** Records that an answer is about to show a secret. An answer whose entry cannot be stored is not given. */
export async function recordReads(
  context: CallerContext,
  operation: string,
  answered: unknown,
  query: unknown,
): Promise<void> {
  if (!isInProject(context)) return;
  const reads = secretsRead(operation, answered, {
    projectId: context.project.id,
    reason: Object(query).reason,
  });
  if (reads.length === 0) return;
  const orgId = await orgOf(context);
  // The project was deleted meanwhile, and its log with it.
  if (orgId === undefined) return;
  await context.transaction((tx) => record(tx, { orgId, actor: tx.actor }, reads));
}
