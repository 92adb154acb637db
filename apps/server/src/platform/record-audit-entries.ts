import type { AuditEntry } from '@dowel/schema';
import { v7 } from 'uuid';
import type { Actor, Context, PublicContext } from '../context.ts';
import { toActorName } from './actor.ts';
import * as entries from './audit-entry-queries.ts';

/** What is encrypted of an entry. */
export type Detail = Pick<AuditEntry, 'address' | 'userAgent' | 'before' | 'after' | 'replacedSecrets'>;

/** Something that a caller has changed. */
export interface Change extends Omit<Detail, 'address' | 'userAgent'> {
  readonly action: string;
  readonly targetType: string;
  readonly targetId: string;
  readonly groupRef?: string | undefined;
  readonly consumerRef?: string | undefined;
}

/** Whose log an entry belongs to, and who made the change. In a project, it belongs to the log of the project too. */
export interface Origin {
  readonly orgId: string;
  readonly actor: Pick<Actor, 'kind' | 'id'>;
}

/** The org of the caller's project. Ask before a change that may delete the project. */
export async function orgOf(context: Context): Promise<string | undefined> {
  return entries.findOrgId(context);
}

/** Records changes, in the transaction that makes them. */
export async function record(
  tx: PublicContext,
  { orgId, actor }: Origin,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const { sender, secrets } = tx;
  await entries.insertEntries(
    tx,
    orgId,
    changes.map(({ before, after, replacedSecrets, groupRef, consumerRef, ...change }) => {
      const id = v7();
      const detail: Detail = {
        ...(sender.address !== 'unknown' && { address: sender.address }),
        ...(sender.program !== undefined && { userAgent: sender.program }),
        ...(before && { before }),
        ...(after && { after }),
        ...(replacedSecrets?.length && { replacedSecrets }),
      };
      const { sealed, sealKeyId } = secrets.seal(JSON.stringify(detail), id);
      return {
        ...change,
        id,
        actor: toActorName(actor),
        groupRef: groupRef ?? null,
        consumerRef: consumerRef ?? null,
        requestId: tx.requestId,
        detailSealed: sealed,
        sealKeyId,
        createTime: tx.now(),
      };
    }),
  );
}

/** The latest changes of a customer and of what it depends on, newest first. */
export async function listChanges(
  context: Context,
  about: { groupRef: string; targetIds: readonly string[] },
  limit: number,
) {
  const rows = await entries.selectChanges(context, about, limit);
  return rows.map(({ id, action, actor, createTime, detailSealed }) => {
    const detail: Detail = JSON.parse(context.secrets.open(detailSealed, id));
    const { before, after, replacedSecrets } = detail;
    const secrets = replacedSecrets && { replacedSecrets };
    return { id, action, actor, createTime: createTime.toISOString(), before, after, ...secrets };
  });
}
