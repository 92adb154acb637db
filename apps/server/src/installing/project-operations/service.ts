import type { ListProjectOperationsQuery, Operation, ProjectOperation } from '@dowel/schema';
import { failureOf, notTakenFailure } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { Page } from '../../platform/paging/read-page.ts';
import { choose, type Look, readWithin } from '../../platform/paging/read-within.ts';
import * as operations from '../operations/service.ts';
import { look, type Seen, selectInstallationIds, selectOwners, type Wanted } from './queries.ts';

/** How many rows one statement looks at, when most of them may be unwanted. */
const LOOKED_AT = 2000;
/** With more installations, it is faster to look at the operations of the whole project. */
const MOST_INSTALLATIONS = 1000;
/** A long run is stored when it ends, with the time at which it began. So times are in the order of ids to a day. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** @throws {ProblemError} `invalid_request` for an invalid page token */
export async function list(
  context: Context,
  { pageSize = 50, pageToken, ...filters }: ListProjectOperationsQuery,
): Promise<Page<ProjectOperation>> {
  const { groupRef, installationId, ...rest } = filters;
  const ids = await installationsOf(context, { groupRef, installationId });
  const wanted = { ...rest, ...(ids === undefined && groupRef !== undefined && { groupRef }) };
  return readWithin(context, ['listProjectOperations'], { pageSize, pageToken, ...filters }, (after, limit) =>
    find(context, wanted, ids, { after, limit }),
  );
}

/** Undefined: too many, or those of the whole project. */
async function installationsOf(
  context: Context,
  { groupRef, installationId }: Pick<ListProjectOperationsQuery, 'groupRef' | 'installationId'>,
): Promise<string[] | undefined> {
  if (groupRef === undefined) return installationId === undefined ? undefined : [installationId];
  const own = await selectInstallationIds(context, { groupRef, installationId }, MOST_INSTALLATIONS + 1);
  return own.length > MOST_INSTALLATIONS ? undefined : own;
}

async function find(
  context: Context,
  wanted: Wanted,
  installationIds: readonly string[] | undefined,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Look<ProjectOperation>> {
  const isPicky = Object.values(wanted).some((value) => value !== undefined);
  const lookedAt = isPicky ? LOOKED_AT : limit + 1;
  const seen = await look(context, wanted, installationIds, { after, limit: lookedAt });
  const { chosen, last } = choose(seen, limit, lookedAt);
  const ids = chosen.map(({ id }) => id);
  return {
    items: await toShown(context, await operations.getAll(context, ids)),
    next: isBefore(last, wanted.sinceTime) ? undefined : last?.id,
  };
}

/** The latest operations of some installations, newest first. */
export async function listOfInstallations(
  context: Context,
  installationIds: readonly string[],
  limit: number,
): Promise<ProjectOperation[]> {
  return toShown(context, await operations.listOfInstallations(context, installationIds, limit));
}

/** Adds whose they are, why they failed or wait, and whether their messages were taken. */
async function toShown(context: Context, found: readonly Operation[]): Promise<ProjectOperation[]> {
  if (found.length === 0) return [];
  const idsOf = (wanted: Operation['status']) =>
    found.filter(({ status }) => status === wanted).map(({ id }) => id);
  const sent = found.filter(({ status, actionType }) => status === 'success' && actionType === 'read');
  const [owners, failed, open, notTaken] = await Promise.all([
    selectOwners(
      context,
      found.map(({ installationId }) => installationId),
    ),
    operations.failuresOf(context, idsOf('failure')),
    operations.newestOf(context, idsOf('in_progress')),
    operations.notTakenOf(
      context,
      sent.map(({ id }) => id),
    ),
  ]);
  return found.map((one) => {
    const isLeft = notTaken.get(one.id);
    const failure = one.status !== 'success' && failureOf(one, failed.get(one.id) ?? open.get(one.id) ?? []);
    return {
      ...one,
      ...owners.get(one.installationId),
      ...(failure && failure.kind !== 'running' && { failure }),
      ...(isLeft && { failure: notTakenFailure(isLeft) }),
    };
  });
}

function isBefore(last: Seen | undefined, sinceTime: string | undefined): boolean {
  return (
    last !== undefined &&
    sinceTime !== undefined &&
    last.createTime.getTime() < Date.parse(sinceTime) - DAY_MS
  );
}
