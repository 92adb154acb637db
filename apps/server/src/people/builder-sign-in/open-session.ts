import type { PublicContext } from '../../context.ts';
import * as auditLog from '../../platform/record-audit-entries.ts';
import type { StoredBuilder } from '../builders/service.ts';
import * as sessions from '../sessions/service.ts';
import { type BuilderSignInRow, findOrgIdOf } from './queries.ts';

/**
 * Opens the session of a builder who has signed in, and records the sign-in in the audit log of their org. A builder
 * without an org is in no log.
 */
export async function openSession(
  tx: PublicContext,
  { id }: Pick<StoredBuilder, 'id'>,
  kind: BuilderSignInRow['kind'],
): Promise<sessions.OpenedSession> {
  const session = await sessions.open(tx, { id }, { usedBy: kind === 'cli' ? 'cli' : 'browser' });
  const orgId = await findOrgIdOf(tx, id);
  if (orgId !== undefined) {
    const origin = { orgId, actor: { kind: 'builder', id } } as const;
    const signedIn = { action: 'builder.signed_in', targetType: 'builder', targetId: id, after: { kind } };
    await auditLog.record(tx, origin, [signedIn]);
  }
  return session;
}
