import { connectionLinkOverProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { orgOf, record } from '../../../platform/record-audit-entries.ts';
import { type LinkRow, markCompleted, selectLink } from './queries.ts';

/**
 * Checks that a link can still be completed, before the provider is asked for anything.
 * @throws {ProblemError} `state_invalid`
 */
export async function assertLinkOpen(context: Context, linkId: string): Promise<void> {
  const link = await selectLink(context, linkId);
  if (link === undefined || link.completeTime !== null) throw over(link);
}

/**
 * Completes a link, in the transaction that stores its connection. Of two sign-ins at once, one completes it.
 * @throws {ProblemError} `state_invalid`
 */
export async function completeLink(tx: Context, linkId: string, connectionId: string): Promise<void> {
  if (!(await markCompleted(tx, linkId, connectionId))) throw over(await selectLink(tx, linkId));
  const orgId = await orgOf(tx);
  if (orgId === undefined) return;
  const { groupRef, consumerRef } = tx.scope;
  await record(tx, { orgId, actor: tx.actor }, [
    {
      action: 'connection_link.completed',
      targetType: 'connection_link',
      targetId: linkId,
      groupRef,
      consumerRef,
      after: { connectionId },
    },
  ]);
}

function over(link: LinkRow | undefined): ProblemError {
  return new ProblemError('state_invalid', connectionLinkOverProblem(link ? 'used' : 'unknown'));
}
