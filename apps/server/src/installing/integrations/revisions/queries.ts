import type { IntegrationOverview, PublishedRevision, RevisionSummary } from '@dowel/schema';
import { asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { isLatestRevision } from '../../../platform/db/installation-joins.ts';
import { inProject } from '../../../platform/db/scope.ts';
import { isNewer, isOlder, type Slice, wholeList } from '../../../platform/db/slice.ts';
import { installations, integrations, revisions } from '../../../platform/db/tables.ts';
import { toWire } from '../../../platform/db/to-wire.ts';

/** Selects the revisions of an integration, newest first. */
export async function selectSummaries(
  context: Context,
  integrationId: string,
  slice: Slice = wholeList,
): Promise<RevisionSummary[]> {
  const isOfIt = eq(revisions.integrationId, integrationId);
  const places = placesOf(context, isOfIt);
  const rows = await context.db
    .select({ ...told, number: places.number, previousRevisionId: places.previousRevisionId })
    .from(revisions)
    .innerJoin(places, eq(places.id, revisions.id))
    .where(inProject(context, revisions, isOfIt, isOlder(revisions.id, slice)))
    .orderBy(desc(revisions.id))
    .limit(slice.limit);
  return rows.map(toSummary);
}

export async function selectPublished(
  context: Context,
  integrationId: string,
  revisionId: string,
): Promise<PublishedRevision | undefined> {
  const places = placesOf(context, eq(revisions.integrationId, integrationId));
  const { number, previousRevisionId } = places;
  const [row] = await context.db
    .select({ ...told, number, previousRevisionId, content: revisions.content })
    .from(revisions)
    .innerJoin(places, eq(places.id, revisions.id))
    .where(inProject(context, revisions, eq(revisions.id, revisionId)));
  return row && { ...toSummary(row), content: row.content };
}

/** Selects integrations with their latest revisions, oldest first. */
export async function selectOverviews(
  context: Context,
  slice: Slice = wholeList,
): Promise<Omit<IntegrationOverview, 'providerName'>[]> {
  const places = placesOf(context, undefined);
  const { number, previousRevisionId } = places;
  const isOfIt = inProject(context, installations, eq(installations.integrationId, integrations.id));
  const rows = await context.db
    .select({
      integration: integrations,
      displayName: sql<string | null>`${revisions.content} ->> 'displayName'`,
      revision: { ...told, number, previousRevisionId },
      installationCount: context.db.$count(installations, isOfIt),
    })
    .from(integrations)
    .innerJoin(revisions, isLatestRevision)
    .innerJoin(places, eq(places.id, revisions.id))
    .where(inProject(context, integrations, isNewer(integrations.id, slice)))
    .orderBy(asc(integrations.id))
    .limit(slice.limit);
  return rows.map(({ integration, displayName, revision, installationCount }) => ({
    ...toWire(integration, 'id', 'name', 'provider', 'createTime', 'updateTime'),
    ...(displayName !== null && { displayName }),
    latestRevision: toSummary(revision),
    installationCount,
  }));
}

const { id, specVersion, createTime, createdBy, message, changeCount } = revisions;
const told = { id, specVersion, createTime, createdBy, message, changeCount };

/** Where revisions stand among those of their integration. Revisions are never deleted alone, so a number stays. */
function placesOf(context: Context, condition: SQL | undefined) {
  const inOrder = sql`over (partition by ${revisions.integrationId} order by ${revisions.id})`;
  return context.db
    .select({
      id: revisions.id,
      number: sql<number>`(row_number() ${inOrder})::int`.as('number'),
      previousRevisionId: sql<string | null>`lag(${revisions.id}) ${inOrder}`.as('previous_revision_id'),
    })
    .from(revisions)
    .where(inProject(context, revisions, condition))
    .as('places');
}

type SummaryRow = Pick<typeof revisions.$inferSelect, keyof typeof told> & {
  number: number;
  previousRevisionId: string | null;
};

function toSummary(row: SummaryRow): RevisionSummary {
  return toWire(
    row,
    'id',
    'specVersion',
    'createTime',
    'number',
    'previousRevisionId',
    'createdBy',
    'message',
    'changeCount',
  );
}
