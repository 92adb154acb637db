import type { Integration, ManifestIntegration, Revision } from '@dowel/schema';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { toActorName } from '../../platform/actor.ts';
import { isLatestRevision } from '../../platform/db/installation-joins.ts';
import { optional, prepared } from '../../platform/db/prepared.ts';
import { inProject, inScope } from '../../platform/db/scope.ts';
import { isNewer, type Slice, wholeList } from '../../platform/db/slice.ts';
import { installations, integrations, projects, revisions } from '../../platform/db/tables.ts';
import { toWire } from '../../platform/db/to-wire.ts';
import { Unreported } from '../../platform/events/unreported.ts';

/** Selects integrations, oldest first. */
export async function selectIntegrations(context: Context, slice: Slice = wholeList): Promise<Integration[]> {
  const rows = await joined(context)
    .where(inScope(context, integrations, isNewer(integrations.id, slice)))
    .orderBy(asc(integrations.id))
    .limit(slice.limit);
  return rows.map(toIntegration);
}

/** Names an integration. Names that differ only in upper and lower case are the same name. */
export type Which = { readonly id: string } | { readonly name: string };

export async function selectIntegration(context: Context, which: Which): Promise<Integration | undefined> {
  const [row] = await selectOne(context, which);
  return row && toIntegration(row);
}

export interface IntegrationOfGroup {
  integration: Integration;
  /** The group's installation of it. */
  installed?: { id: string; createdBy: string };
}

export async function selectForGroup(
  context: Context,
  which: Which,
  groupRef: string | undefined,
  installationRef = '',
): Promise<IntegrationOfGroup | undefined> {
  if (groupRef === undefined) {
    const integration = await selectIntegration(context, which);
    return integration && { integration };
  }
  const [row] = await selectOneForGroup(context, { ...which, groupRef, installationRef });
  return row && { integration: toIntegration(row), ...(row.installed && { installed: row.installed }) };
}

export async function selectRevision(
  context: Context,
  integrationId: string,
  revisionId: string,
): Promise<Revision | undefined> {
  const [row] = await context.db
    .select()
    .from(revisions)
    .where(
      inScope(context, revisions, eq(revisions.integrationId, integrationId), eq(revisions.id, revisionId)),
    );
  return row && toRevision(row);
}

/** The last manifest of an integration that reads an object. Undefined if none does. */
export async function selectLastReading(
  context: Context,
  integrationId: string,
  objectName: string,
): Promise<ManifestIntegration | undefined> {
  const objects = sql`${revisions.content} -> 'read' -> 'objects'`;
  const [row] = await context.db
    .select({ content: revisions.content })
    .from(revisions)
    .where(
      inProject(
        context,
        revisions,
        eq(revisions.integrationId, integrationId),
        sql`${objects} @> ${JSON.stringify([{ objectName }])}::jsonb`,
      ),
    )
    .orderBy(desc(revisions.id))
    .limit(1);
  return row?.content;
}

/** Makes deploys of one project wait for each other. The lock ends with the transaction. */
export async function lockDeploys(context: Context): Promise<void> {
  await context.db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.id, context.project.id))
    .for('no key update');
}

/** Answers undefined when the name is taken. */
export async function insertIntegration(
  context: Context,
  revision: NewRevision,
): Promise<Integration | undefined> {
  const createTime = context.now();
  const { name, provider } = revision.content;
  const latestRevisionId = v7();
  const [row] = await context.db
    .insert(integrations)
    .values({ projectId: context.project.id, name, provider, latestRevisionId, createTime })
    .onConflictDoNothing()
    .returning();
  if (!row) return undefined;
  const inserted = await insertRevision(context, row.id, latestRevisionId, revision);
  return toIntegration({ integration: row, revision: inserted });
}

/** Adds a revision to an integration and makes it the latest. */
export async function appendRevision(
  context: Context,
  integrationId: string,
  revision: NewRevision,
): Promise<Integration | undefined> {
  const latestRevisionId = v7();
  const [row] = await context.db
    .update(integrations)
    .set({ name: revision.content.name, latestRevisionId, updateTime: context.now() })
    .where(inProject(context, integrations, eq(integrations.id, integrationId)))
    .returning();
  if (!row) return undefined;
  const inserted = await insertRevision(context, row.id, latestRevisionId, revision);
  return toIntegration({ integration: row, revision: inserted });
}

/** Nobody can install the integration until the transaction ends. */
export async function lockIntegration(context: Context, id: string): Promise<void> {
  await context.db
    .select({ id: integrations.id })
    .from(integrations)
    .where(inProject(context, integrations, eq(integrations.id, id)))
    .for('update');
}

/** The database deletes its installations, configs and revisions with it. */
export async function deleteIntegrationRow(context: Context, id: string): Promise<Unreported<void>> {
  await context.db.delete(integrations).where(inProject(context, integrations, eq(integrations.id, id)));
  return new Unreported(undefined);
}

export interface NewRevision {
  specVersion: string;
  content: ManifestIntegration;
  /** What the person who deploys says of it. */
  message?: string | undefined;
  /** How many differences it has from the revision before. Absent for the first one. */
  changeCount?: number;
}

const whichInputs = { id: optional(integrations.id), name: optional(integrations.name) };

/** Both names are written small by the database: what is a small letter there depends on its language. */
function isWhich({ id, name }: { id: SQL | undefined; name: SQL | undefined }): SQL | undefined {
  return and(id && eq(integrations.id, id), name && sql`lower(${integrations.name}) = lower(${name})`);
}

const selectOne = prepared(whichInputs, (context, which) =>
  context.db
    .select({ integration: integrations, revision: revisions })
    .from(integrations)
    .innerJoin(revisions, isLatestRevision)
    .where(inScope(context, integrations, isWhich(which))),
);

const selectOneForGroup = prepared(
  { ...whichInputs, groupRef: installations.groupRef, installationRef: installations.installationRef },
  (context, { groupRef, installationRef, ...which }) =>
    context.db
      .select({
        integration: integrations,
        revision: revisions,
        installed: { id: installations.id, createdBy: installations.createdBy },
      })
      .from(integrations)
      .innerJoin(revisions, isLatestRevision)
      .leftJoin(
        installations,
        inScope(
          context,
          installations,
          eq(installations.integrationId, integrations.id),
          eq(installations.groupRef, groupRef),
          eq(installations.installationRef, installationRef),
        ),
      )
      .where(inScope(context, integrations, isWhich(which))),
);

type IntegrationRow = typeof integrations.$inferSelect;
type RevisionRow = typeof revisions.$inferSelect;

function joined(context: Context) {
  return context.db
    .select({ integration: integrations, revision: revisions })
    .from(integrations)
    .innerJoin(revisions, isLatestRevision);
}

async function insertRevision(
  context: Context,
  integrationId: string,
  id: string,
  { specVersion, content, message, changeCount }: NewRevision,
): Promise<RevisionRow> {
  const row = {
    id,
    projectId: context.project.id,
    integrationId,
    specVersion,
    content,
    createdBy: toActorName(context.actor),
    message: message || null,
    changeCount: changeCount ?? null,
    createTime: context.now(),
  };
  await context.db.insert(revisions).values(row);
  return row;
}

function toIntegration({
  integration,
  revision,
}: {
  integration: IntegrationRow;
  revision: RevisionRow;
}): Integration {
  return {
    ...toWire(integration, 'id', 'projectId', 'name', 'provider', 'createTime', 'updateTime'),
    latestRevision: toRevision(revision),
  };
}

function toRevision(row: RevisionRow): Revision {
  return toWire(row, 'id', 'specVersion', 'createTime', 'content');
}
