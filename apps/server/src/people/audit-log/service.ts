import type { AuditEntry, ListAuditLogQuery } from '@dowel/schema';
import { v7 } from 'uuid';
import type { Actor, BuilderContext, Context, OrgContext, PublicContext } from '../../context.ts';
import { type Slice, wholeList } from '../../platform/db/slice.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { enterOwnOrg } from '../memberships/service.ts';
import type { AuditEntryRow } from './queries.ts';
import * as entries from './queries.ts';

/** What is encrypted of an entry. */
type Detail = Pick<AuditEntry, 'address' | 'userAgent' | 'before' | 'after' | 'replacedSecrets'>;

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
        orgId,
        actor: nameOf(actor),
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

/** @throws {ProblemError} `invalid_request` for a page token that does not belong to this list */
export function list(context: Context, query: ListAuditLogQuery): Promise<Page<AuditEntry>> {
  return read(context, 'listAuditLog', query, entries.listOfProject);
}

/**
 * The log of the builder's own org, with the entries of its projects.
 * @throws {ProblemError} `org_not_found`; `invalid_request` for a page token that does not belong to this list
 */
export async function listOfOrg(
  context: BuilderContext,
  orgId: string,
  query: ListAuditLogQuery,
): Promise<Page<AuditEntry>> {
  return read(enterOwnOrg(context, orgId), 'listOrgAuditLog', query, entries.listOfOrg);
}

async function read<C extends Context | OrgContext>(
  context: C,
  operation: string,
  query: ListAuditLogQuery,
  list: (context: C, wanted: ListAuditLogQuery, slice: Slice) => Promise<AuditEntryRow[]>,
): Promise<Page<AuditEntry>> {
  const page = await readPage(context, [operation], query, (slice = wholeList) =>
    list(context, query, slice),
  );
  return mapPage(page, (row) => toEntry(context, row));
}

function nameOf(actor: Pick<Actor, 'kind' | 'id'>): string {
  return actor.kind === 'apiKey' ? `api-key:${actor.id}` : `${actor.kind}:${actor.id}`;
}

function toEntry({ secrets }: PublicContext, row: AuditEntryRow): AuditEntry {
  const { id, action, actor, targetType, targetId, requestId } = row;
  const { before, after, ...detail }: Detail = JSON.parse(secrets.open(row.detailSealed, id));
  return {
    id,
    action,
    actor,
    targetType,
    targetId,
    requestId,
    ...toWire(row, 'projectId', 'groupRef', 'consumerRef', 'createTime'),
    ...detail,
    ...(before && { before }),
    ...(after && { after }),
  };
}
