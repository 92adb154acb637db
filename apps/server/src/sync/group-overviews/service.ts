import type {
  GroupChange,
  GroupOverview,
  GroupState,
  GroupSummary,
  Installation,
  Integration,
  Issue,
  ListGroupsQuery,
} from '@dowel/schema';
import { changedName, effectiveReadObject, groupNotFoundProblem, warningList } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as connections from '../../installing/connections/service.ts';
import { toConsumer } from '../../installing/consumers/service.ts';
import { toGroup } from '../../installing/groups/service.ts';
import { readEntries } from '../../installing/installations/rules.ts';
import * as installations from '../../installing/installations/service.ts';
import * as integrations from '../../installing/integrations/service.ts';
import * as projectOperations from '../../installing/project-operations/service.ts';
import type { Page } from '../../platform/paging/read-page.ts';
import { type Look, placeIn, readWithin } from '../../platform/paging/read-within.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { listChanges } from '../../platform/record-audit-entries.ts';
import type { WithHeaders } from '../../platform/requests/route.ts';
import { warned } from '../../platform/requests/warned.ts';
import * as providers from '../../providers/providers/service.ts';
import { places, stateFor } from '../issues/rules.ts';
import * as issues from '../issues/service.ts';
import {
  countConsumers,
  findFurther,
  findGroup,
  type GroupChoice,
  type PauseRow,
  type StatedGroup,
  selectConsumers,
  selectInstalled,
  selectPauses,
  selectTroubled,
  selectWell,
} from './queries.ts';

/** From here on, nothing is wrong. */
const WELL = places.indexOf('working');
const well = ['working', 'not_installed'] as const;

/** @throws {ProblemError} `invalid_request` for an invalid page token */
export async function list(
  context: Context,
  { q, state, integrationId, pageSize = 50, pageToken }: ListGroupsQuery,
): Promise<Page<GroupSummary>> {
  const filters = {
    pageSize,
    pageToken,
    ...(q && { q }),
    ...(state && { state }),
    ...(integrationId && { integrationId }),
  };
  let refusals: issues.Refusals | undefined;
  const page = await readWithin(context, ['listGroups'], filters, async (place, limit) => {
    refusals ??= await issues.findRefusals(context, 'all');
    const refused = issues.refusedOf(refusals);
    return look(context, { refused, q, integrationId, only: state }, placeIn(place), limit);
  });
  return { ...page, items: await toSummaries(context, page.items, refusals) };
}

/** How many groups one statement looks at, when most of them may be unwanted. */
const LOOKED_AT = 10_000;

/** Looks at the groups in trouble, which are found together, and at some of those that are well. */
async function look(
  context: Context,
  choice: Pick<GroupChoice, 'refused' | 'q' | 'integrationId' | 'only'>,
  [from, after]: ReturnType<typeof placeIn>,
  limit: number,
): Promise<Look<StatedGroup>> {
  const { only } = choice;
  const items: StatedGroup[] = [];
  const isTroubled = from < WELL && (only === undefined || places.indexOf(only) < WELL);
  if (isTroubled)
    items.push(...(await selectTroubled(context, { ...choice, from, after, limit: limit + 1 })));
  if (items.length > limit) return cut(items, limit);
  // Where few are left, those of the next state are looked at too: a short list is whole, however slow the database is.
  for (const state of well.filter((one) => (only ?? one) === one && places.indexOf(one) >= from)) {
    const place = places.indexOf(state);
    const begin = place === from ? after : undefined;
    const until = await findFurther(context, begin, LOOKED_AT);
    const left = limit - items.length;
    const range = { after: begin, until, limit: left + 1 };
    items.push(...(await selectWell(context, state, { ...choice, ...range })));
    if (items.length > limit) return cut(items, limit);
    if (until !== undefined) return { items, next: `${place}:${until}` };
  }
  return { items, next: undefined };
}

/** What fits, and behind which group the next look begins. */
function cut(items: readonly StatedGroup[], limit: number): Look<StatedGroup> {
  const fitting = items.slice(0, limit);
  const last = fitting.at(-1);
  return { items: fitting, next: last && `${last.place}:${last.groupRef}` };
}

async function toSummaries(
  context: Context,
  rows: readonly StatedGroup[],
  refusals: issues.Refusals | undefined,
): Promise<GroupSummary[]> {
  if (rows.length === 0) return [];
  const refs = rows.map(({ groupRef }) => groupRef);
  const [installed, people, { concerned }] = await Promise.all([
    selectInstalled(context, refs),
    countConsumers(context, refs),
    issues.listConcerning(context, refs, refusals),
  ]);
  const byGroup = Map.groupBy(installed, ({ groupRef }) => groupRef);
  return rows.map((row) => {
    const own = byGroup.get(row.groupRef) ?? [];
    const issue = causeOf(
      concerned.filter(({ groupRefs }) => groupRefs.includes(row.groupRef)).map(({ issue }) => issue),
    );
    return {
      ...toGroup(row),
      state: row.state,
      consumerCount: people.get(row.groupRef) ?? 0,
      installations: own.map(({ id, integrationId, integrationName, provider, name }) => ({
        id,
        integrationId,
        integrationName,
        provider,
        providerName: providers.titleOf(context, provider),
        ...(name !== null && { name }),
      })),
      installationCount: own[0]?.count ?? 0,
      ...(issue && { issue }),
    };
  });
}

/** The worst issue. A destination that takes nothing from anybody stands back behind an own one that is as bad. */
function causeOf(own: readonly Issue[]): Issue | undefined {
  const [worst] = own;
  if (worst?.subject.kind !== 'destination') return worst;
  const isOwn = (one: Issue) => one.subject.kind !== 'destination' && one.stops !== 'nothing';
  return own.find((one) => isOwn(one) && stateFor(one) === stateFor(worst)) ?? worst;
}

/** How many people, and how many operations, the page of a customer shows. */
const PEOPLE = 100;
const OPERATIONS = 20;
const CHANGES = 10;

/** @throws {ProblemError} `group_not_found` */
export async function get(context: Context, groupRef: string): Promise<WithHeaders<GroupOverview>> {
  const row = await findGroup(context, groupRef);
  if (!row) throw new ProblemError('group_not_found', groupNotFoundProblem(groupRef));
  const [{ concerned, cutKinds }, installed, connected, people, counts, published] = await Promise.all([
    issues.listConcerning(context, [groupRef]),
    installations.listForProject(context, { groupRef }),
    connections.listOverviews(context, groupRef),
    selectConsumers(context, groupRef, PEOPLE),
    countConsumers(context, [groupRef]),
    integrations.list(context, {}),
  ]);
  const found = concerned.map(({ issue }) => issue);
  const ids = installed.items.map(({ id }) => id);
  const about = {
    groupRef,
    targetIds: [
      ...installed.items.map(({ integrationId }) => integrationId),
      ...connected.flatMap(({ providerApp }) => providerApp?.id ?? []),
      // A key is every customer's matter.
      ...found.flatMap(({ subject }) => (subject.kind === 'apiKey' ? [] : subject.id)),
    ],
  };
  const [paused, changes, latest] = await Promise.all([
    selectPauses(context, ids),
    listChanges(context, about, CHANGES),
    projectOperations.listOfInstallations(context, ids, OPERATIONS),
  ]);
  const pauses = Map.groupBy(paused, ({ installationId }) => installationId);
  const byId = new Map(published.items.map((one) => [one.id, one]));
  const overview = {
    group: toGroup(row),
    state: stateOf(found, installed.items.length),
    issues: found,
    installations: installed.items.map((one) => ({
      ...one,
      integrationName: byId.get(one.integrationId)?.name ?? '',
      ...(isReadWhenAsked(one, byId.get(one.integrationId)) && { isReadWhenAsked: true }),
      issueIds: concerned.filter((issue) => concerns(issue, one)).map(({ issue }) => issue.id),
      ...(pauses.has(one.id) && { pauses: pauses.get(one.id)?.map(toPause) }),
    })),
    connections: connected,
    consumers: people.map(toConsumer),
    consumerCount: counts.get(groupRef) ?? 0,
    operations: latest,
    changes: changes.map(toChange),
  };
  return warned(overview, warningList('issues_left_out', cutKinds));
}

/** Whether something is read, and nothing by a schedule of the config or of the manifest. */
function isReadWhenAsked({ config }: Installation, integration: Integration | undefined): boolean {
  const revision = integration?.latestRevision.content;
  const entries = revision && readEntries(config.content, revision);
  const objects = (revision?.read?.objects ?? [])
    .map((object) => effectiveReadObject(object, entries?.get(object.objectName)))
    .filter(({ isEnabled }) => isEnabled);
  return objects.length > 0 && objects.every(({ schedule }) => schedule === '');
}

function toChange({
  before,
  after,
  ...change
}: Awaited<ReturnType<typeof listChanges>>[number]): GroupChange {
  const name = changedName({ before, after });
  return { ...change, ...(name !== undefined && { name }) };
}

function toPause({ objectName, since, note, by }: PauseRow) {
  return {
    objectName,
    since: (since ?? new Date(0)).toISOString(),
    ...(note !== null && { note }),
    ...(by !== null && { by }),
  };
}

/** The worst of what its issues say. */
function stateOf(found: readonly Issue[], installationCount: number): GroupState {
  const said = new Set(found.map(stateFor));
  const worst = places.find((state) => said.has(state));
  return worst ?? (installationCount > 0 ? 'working' : 'not_installed');
}

/** Whether an issue keeps an installation from working. */
function concerns(
  { issue: { subject, stops }, installationIds }: issues.Concerned,
  { id, integrationId, connection }: Installation,
): boolean {
  if (installationIds?.includes(id)) return true;
  if (installationIds && stops !== 'everything') return false;
  if (subject.kind === 'installation') return subject.id === id;
  if (subject.kind === 'integration') return subject.id === integrationId;
  if (subject.kind === 'connection') return subject.id === connection.id;
  if (subject.kind === 'providerApp')
    return subject.id === connection.providerApp?.id && isBroken(connection);
  return subject.kind === 'provider' && subject.id === connection.provider && isBroken(connection);
}

function isBroken({ status, diagnosis }: Installation['connection']): boolean {
  return status === 'bad_credentials' || (diagnosis !== undefined && diagnosis.reason !== 'ok');
}
