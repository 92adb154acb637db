import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAnyOf } from './any-of.ts';
import { noProject } from './columns.ts';
import type { Database } from './database.ts';
import { withoutLimit } from './row-limits.ts';

/** The limits of a caller within the project. Empty for API keys. */
export interface Scope {
  readonly groupRef?: string;
  readonly consumerRef?: string;
  /** The key of a page, which says nothing of who calls. It sees nothing that is a person's own. */
  readonly isPage?: true;
}

/**
 * The project of a request. A key or token belongs to exactly one project. What projects share of a process counts for their
 * org, because projects are free to make.
 */
export interface ProjectRef {
  readonly id: string;
  readonly name: string;
  readonly orgId: string;
}

/** The part of the caller that decides which rows a query may touch. */
export interface Scoped {
  readonly project: ProjectRef;
  readonly scope: Scope;
}

export interface OrgScoped {
  readonly org: { readonly id: string };
}

/** Like `Scoped`. While a statement is prepared, SQL stands for the values (`prepared`). */
interface Scoping {
  readonly project: { readonly id: string | SQL };
  readonly scope: {
    readonly groupRef?: string | SQL;
    readonly consumerRef?: string | SQL;
    readonly isPage?: true;
  };
}

/** The owner columns of a table. Not every table has both. */
interface Owned {
  readonly projectId: PgColumn;
  readonly groupRef?: PgColumn;
  readonly consumerRef?: PgColumn;
  /** Whether a row is one person's own. */
  readonly isPersonal?: PgColumn;
}

/**
 * The condition that every query starts with: the row belongs to the caller's project and, for a consumer token, to its
 * group. If the table has no group, a consumer token sees all rows of the project. What is a person's own, only this person
 * and the builder reach.
 */
export function inScope(context: Scoping, table: Owned, ...conditions: (SQL | undefined)[]): SQL {
  const { groupRef } = context.scope;
  const group = groupRef !== undefined && table.groupRef ? eq(table.groupRef, groupRef) : undefined;
  const own = isSharedOrOwn(context, table);
  return and(eq(table.projectId, context.project.id), group, own, ...conditions) ?? sql`false`;
}

function isSharedOrOwn({ scope }: Scoping, { isPersonal, consumerRef }: Owned): SQL | undefined {
  const isLimited = scope.isPage === true || scope.consumerRef !== undefined;
  if (!isPersonal || !consumerRef || !isLimited) return undefined;
  const isShared = eq(isPersonal, false);
  return scope.consumerRef === undefined ? isShared : or(isShared, eq(consumerRef, scope.consumerRef));
}

/**
 * Rows of the project, of any group. Use it for what groups share, such as integrations, and for internal steps that do
 * not depend on the caller's group. Anything that a caller may see goes through `inScope`.
 */
export function inProject(
  context: Pick<Scoping, 'project'>,
  table: Pick<Owned, 'projectId'>,
  ...conditions: (SQL | undefined)[]
): SQL {
  return and(eq(table.projectId, context.project.id), ...conditions) ?? sql`false`;
}

/**
 * Rows of the caller's project; for a builder outside any project, rows without one. Use it only together with a
 * condition on the caller, because such rows of all builders look the same.
 */
export function inProjectOrNone(
  context: { readonly project?: ProjectRef },
  table: Pick<Owned, 'projectId'>,
  ...conditions: (SQL | undefined)[]
): SQL {
  return and(eq(table.projectId, context.project?.id ?? noProject), ...conditions) ?? sql`false`;
}

/** Rows of the org that the caller acts in. Every query of a table with an org starts with it. */
export function inOrg(
  context: OrgScoped,
  table: { readonly orgId: PgColumn },
  ...conditions: (SQL | undefined)[]
): SQL {
  return and(eq(table.orgId, context.org.id), ...conditions) ?? sql`false`;
}

/** A context without a project. Code with a project must use `inScope` or `inProject`, so a `Context` does not compile. */
interface OfNoProject {
  readonly db: Database;
  readonly project?: never;
}

export interface Sweeping {
  /** The projects whose node answers. Undefined: all do. */
  readonly reachable?: readonly string[] | undefined;
}

/** That a row is of a project whose node answers. A statement that asks the others as well fails as a whole. */
export function isReachable(
  { reachable }: Sweeping,
  { projectId }: { projectId: PgColumn },
): SQL | undefined {
  return reachable && isAnyOf(projectId, reachable);
}

/**
 * The database for rows of every project and org. Use it only for work that is not done for one of them: to find the
 * owner of a key, a sign-in or an invite, for sweeps, and to clean up. With row security, no other statement reaches
 * them. `across-projects.test.ts` lists the callers.
 * @param _why tells the reader why this statement may look at every project.
 */
export function acrossProjects({ db }: OfNoProject, _why: string): Database {
  return withoutLimit(db);
}
