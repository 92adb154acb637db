import type { Activity, ConfigContent, ListActivityQuery } from '@dowel/schema';
import {
  accountActivity,
  configActivity,
  connectionActivities,
  consumerOf,
  hasFailed,
  objectActivity,
  runActivity,
} from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as connections from '../../installing/connections/service.ts';
import * as consumers from '../../installing/consumers/service.ts';
import * as installations from '../../installing/installations/service.ts';
import * as operations from '../../installing/operations/service.ts';
import { type Slice, wholeList } from '../../platform/db/slice.ts';
import { type Page, readPage } from '../../platform/paging/read-page.ts';
import { type SavedConfig, selectConfigs, selectObjectVersions } from './queries.ts';
import { idAtEndOf, newestFirst } from './rules.ts';

type Stored = Awaited<ReturnType<typeof installations.getStored>>;

/**
 * What happened to an installation, newest first: its configs, its runs, and the events of its connection.
 * @throws {ProblemError} `integration_not_found`, `installation_not_found`, `invalid_request` for an invalid page token
 */
export async function list(
  context: Context,
  path: installations.InstallationPath,
  query: ListActivityQuery,
): Promise<Page<Activity>> {
  const stored = await installations.getStored(context, path);
  const { changesOf } = query;
  return readPage(context, ['listActivity', stored.id], query, (slice = wholeList) =>
    changesOf === undefined
      ? everything(context, stored, slice)
      : changesOfObject(context, stored, changesOf, slice),
  );
}

/** Three lists, each in the order of ids, are merged by id. So each has to give only as many rows as the page takes. */
async function everything(context: Context, stored: Stored, slice: Slice): Promise<Activity[]> {
  const { id, connectionId } = stored;
  const [versions, runs, connection] = await Promise.all([
    listVersions(context, id, slice),
    operations.listSlice(context, id, slice),
    connections.getConnectionFor(context, connectionId),
  ]);
  const names = await namesOf(context, stored, versions);
  const failures = await operations.failuresOf(
    context,
    runs.filter(hasFailed).map((run) => run.id),
  );
  const activities = [
    ...versions.map((version) => configActivity(toWire(version), toBefore(version), names)),
    ...runs.map((run) => runActivity(run, failures.get(run.id))),
    ...connectionActivities(connection, idAtEndOf),
    ...(stored.movedAccount ? [accountActivity(stored.movedAccount, idAtEndOf)] : []),
  ];
  return newestFirst(activities, slice);
}

/** A config, and the content of the one before. Undefined for the first. */
interface ConfigVersion extends SavedConfig<ConfigContent> {
  before: ConfigContent | undefined;
}

/** The configs of an installation, newest first. */
async function listVersions(
  context: Context,
  installationId: string,
  slice: Slice,
): Promise<ConfigVersion[]> {
  // One more, because the oldest of the slice is compared with the one before it.
  const rows = await selectConfigs(context, installationId, { ...slice, limit: slice.limit + 1 });
  return rows.slice(0, slice.limit).map((row, index) => ({ ...row, before: rows[index + 1]?.content }));
}

async function changesOfObject(
  context: Context,
  stored: Stored,
  objectName: string,
  slice: Slice,
): Promise<Activity[]> {
  const versions = await selectObjectVersions(context, stored.id, objectName, slice);
  const names = await namesOf(context, stored, versions);
  return versions.map((version) => objectActivity(objectName, toWire(version), toBefore(version), names));
}

function namesOf(context: Context, { groupRef }: Stored, saved: readonly { createdBy: string }[]) {
  const refs = saved.flatMap(({ createdBy }) => consumerOf(createdBy) ?? []);
  return consumers.namesOf(context, groupRef, refs);
}

function toWire<Version extends { createTime: Date }>(version: Version) {
  return { ...version, createTime: version.createTime.toISOString() };
}

function toBefore<Content>({ before }: { before: Content | undefined }) {
  return before === undefined ? undefined : { content: before };
}
