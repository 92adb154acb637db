import type { Issue } from '@dowel/schema';
import { and, asc, desc, eq, gt, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { NIL, v7 } from 'uuid';
import type { Context, PublicContext } from '../../context.ts';
import { isAnyOf } from '../../platform/db/any-of.ts';
import { isAnyInstallation, isItsConnection } from '../../platform/db/installation-joins.ts';
import { acrossProjects, inProject, type ProjectRef } from '../../platform/db/scope.ts';
import { isOlder, type Slice, wholeList } from '../../platform/db/slice.ts';
import { connections, deliveries, installations, issues, projects } from '../../platform/db/tables.ts';
import { isInTrouble } from '../../platform/db/trouble.ts';

/** How many projects one statement reads. */
const PROJECTS = 1_000;

export async function* everyProject(context: PublicContext): AsyncGenerator<ProjectRef> {
  const { id, name, orgId } = projects;
  for (let after: string | undefined = NIL; after !== undefined; ) {
    const rows: ProjectRef[] = await acrossProjects(context, 'what is solved is kept for every project')
      .select({ id, name, orgId })
      .from(projects)
      .where(gt(id, after))
      .orderBy(asc(id))
      .limit(PROJECTS);
    yield* rows;
    after = rows.at(-1)?.id;
  }
}

const isOpen = isNull(issues.solvedTime);

/** The issues that were open the last time. */
export async function selectOpen(context: Context): Promise<Issue[]> {
  const rows = await context.db
    .select({ content: issues.content })
    .from(issues)
    .where(inProject(context, issues, isOpen));
  return rows.map(({ content }) => content);
}

export async function upsertOpen(context: Context, open: readonly Issue[]): Promise<void> {
  if (open.length === 0) return;
  const projectId = context.project.id;
  await context.db
    .insert(issues)
    .values(open.map((content) => ({ projectId, issueId: content.id, content })))
    .onConflictDoUpdate({
      target: [issues.projectId, issues.issueId],
      targetWhere: isOpen,
      set: { content: sql`excluded.content` },
    });
}

export async function deleteOpen(context: Context, issueIds: readonly string[]): Promise<void> {
  if (issueIds.length === 0) return;
  await context.db
    .delete(issues)
    .where(inProject(context, issues, isOpen, isAnyOf(issues.issueId, issueIds)));
}

export async function insertSolved(context: Context, solved: readonly Issue[]): Promise<void> {
  if (solved.length === 0) return;
  const { project, now } = context;
  const solvedTime = now();
  await context.db.insert(issues).values(
    solved.map((content) => ({
      id: v7({ msecs: solvedTime.getTime() }),
      projectId: project.id,
      issueId: content.id,
      content,
      solvedTime,
    })),
  );
}

/** Those of some installations whose connections do not work. */
export async function selectBroken(context: Context, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await context.db
    .select({ id: installations.id })
    .from(installations)
    .innerJoin(connections, isItsConnection)
    .where(inProject(context, installations, isAnyInstallation(ids), isInTrouble));
  return new Set(rows.map(({ id }) => id));
}

/** The destinations of some issues to which a message was given up since then, and nobody has sent it again. */
export async function selectGivenUp(
  context: Context,
  refused: readonly Pick<Issue, 'subject' | 'since'>[],
): Promise<Set<string>> {
  if (refused.length === 0) return new Set();
  const { destinationId, status, createTime } = deliveries;
  const ofIssues = refused.map(({ subject, since }) =>
    and(eq(destinationId, subject.id), gte(createTime, new Date(since))),
  );
  const rows = await context.db
    .selectDistinct({ id: destinationId })
    .from(deliveries)
    .where(inProject(context, deliveries, sql`${status} = 'failed'`, or(...ofIssues)));
  return new Set(rows.map(({ id }) => id));
}

/** Those that were solved, the latest first. */
export async function selectSolved(
  context: Context,
  actor: string | undefined,
  slice: Slice = wholeList,
): Promise<{ id: string; issue: Issue }[]> {
  const rows = await context.db
    .select({ id: issues.id, content: issues.content, solvedTime: issues.solvedTime })
    .from(issues)
    .where(
      inProject(
        context,
        issues,
        isNotNull(issues.solvedTime),
        actor === undefined ? undefined : sql`${issues.content} ->> 'actor' = ${actor}`,
        isOlder(issues.id, slice),
      ),
    )
    .orderBy(desc(issues.id))
    .limit(slice.limit);
  return rows.map(({ id, content, solvedTime }) => ({
    id,
    issue: { ...content, ...(solvedTime && { solvedTime: solvedTime.toISOString() }) },
  }));
}
