import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What a caller is limited to within the project. Empty for API keys. */
export interface Scope {
  readonly groupRef?: string;
  readonly consumerRef?: string;
}

/** The project of a request: a key or token belongs to exactly one. */
export interface ProjectRef {
  readonly id: string;
  readonly name: string;
}

/** Whose rows a query may touch: what it needs to know of the caller. */
export interface Scoped {
  readonly project: ProjectRef;
  readonly scope: Scope;
}

/** A table row's owner columns, as far as a table has them. */
interface Owned {
  readonly projectId: PgColumn;
  readonly groupRef?: PgColumn;
}

/**
 * The condition every query starts with: rows of the caller's project and, for a consumer token, of its group. A
 * table without a group shows a consumer token the project's rows.
 */
export function inScope(context: Scoped, table: Owned, ...conditions: (SQL | undefined)[]): SQL {
  const { groupRef } = context.scope;
  const group = groupRef !== undefined && table.groupRef ? eq(table.groupRef, groupRef) : undefined;
  return and(eq(table.projectId, context.project.id), group, ...conditions) ?? sql`false`;
}

/**
 * Rows of the project whatever the group. For what is shared between groups, such as integrations, and for steps
 * that the caller's group has no say in; anything a caller may see goes through `inScope`.
 */
export function inProject(
  context: Pick<Scoped, 'project'>,
  table: Pick<Owned, 'projectId'>,
  ...conditions: (SQL | undefined)[]
): SQL {
  return and(eq(table.projectId, context.project.id), ...conditions) ?? sql`false`;
}

/** Somebody who serves no project. Who has a project uses `inScope` or `inProject`, so a `Context` does not compile. */
interface OfNoProject {
  readonly db: unknown;
  readonly project?: never;
}

/**
 * A condition on rows of every project. Only for what nobody asks for on behalf of a project: finding out whose key or
 * sign-in this is, and tidying up. The check in `scripts/scope` accepts no other query without a scope.
 * @param _why what makes it right to look at every project, for whoever reads the query.
 */
export function acrossProjects(
  _context: OfNoProject,
  _why: string,
  ...conditions: (SQL | undefined)[]
): SQL | undefined {
  return and(...conditions);
}
