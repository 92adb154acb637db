import type { AuditEntry, ListAuditLogQuery } from '@dowel/schema';
import { auditActions, unknownFilter } from '@dowel/schema/rules';
import type { BuilderContext, Context, OrgContext, PublicContext } from '../../context.ts';
import { noProject } from '../../platform/db/columns.ts';
import { wholeList } from '../../platform/db/slice.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { mapPage, type Page, readPage } from '../../platform/paging/read-page.ts';
import { choose, readWithin } from '../../platform/paging/read-within.ts';
import { invalidInput } from '../../platform/problems/problem-error.ts';
import type { Detail } from '../../platform/record-audit-entries.ts';
import { enterOwnOrg } from '../memberships/service.ts';
import type { AuditEntryRow } from './queries.ts';
import * as entries from './queries.ts';

/** @throws {ProblemError} `invalid_request` for a page token that does not belong to this list */
export function list(context: Context, query: ListAuditLogQuery): Promise<Page<AuditEntry>> {
  return read(context, 'listAuditLog', query, entries.ofProject);
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
  return read(enterOwnOrg(context, orgId), 'listOrgAuditLog', query, entries.ofOrg);
}

/** How many entries one statement looks at, when most of them may be unwanted. */
const LOOKED_AT = 2000;

async function read<C extends Context | OrgContext>(
  context: C,
  operation: string,
  { pageSize = 50, ...query }: ListAuditLogQuery,
  { list, look, get }: entries.Entries<C>,
): Promise<Page<AuditEntry>> {
  const isNarrowed = query.action !== undefined || query.actor !== undefined;
  const page = isNarrowed
    ? await readWithin(context, [operation], { pageSize, ...query }, async (after, limit) => {
        const seen = await look(context, query, { after, limit: LOOKED_AT });
        const { chosen, last } = choose(seen, limit, LOOKED_AT);
        const ids = chosen.map(({ id }) => id);
        return { items: ids.length === 0 ? [] : await get(context, ids), next: last?.id };
      })
    : await readPage(context, [operation], { pageSize, ...query }, (slice = wholeList) =>
        list(context, slice),
      );
  const { action, pageToken } = query;
  // An older release may have recorded others.
  const isEmpty = pageToken === undefined && page.items.length === 0 && page.nextPageToken === undefined;
  if (action !== undefined && isEmpty && !auditActions.includes(action))
    throw invalidInput(unknownFilter('action', action, auditActions));
  return mapPage(page, (row) => toEntry(context, row));
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
    ...(row.projectId !== noProject && { projectId: row.projectId }),
    ...toWire(row, 'groupRef', 'consumerRef', 'createTime'),
    ...detail,
    ...(before && { before }),
    ...(after && { after }),
  };
}
