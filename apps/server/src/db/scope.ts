import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';

/** A table row's owner columns, as far as a table has them. */
interface Owned {
  readonly projectId: PgColumn;
  readonly groupRef?: PgColumn;
}

/**
 * The condition every query starts with: rows of the caller's project and, for a consumer token, of its group. A
 * table without a group shows a consumer token the project's rows.
 */
export function inScope(context: Context, table: Owned, ...conditions: (SQL | undefined)[]): SQL {
  const { groupRef } = context.scope;
  const group = groupRef !== undefined && table.groupRef ? eq(table.groupRef, groupRef) : undefined;
  return and(eq(table.projectId, context.project.id), group, ...conditions) ?? sql`false`;
}

/**
 * Rows of the project whatever the group. For what is shared between groups, such as integrations, and for steps
 * that the caller's group has no say in; anything a caller may see goes through `inScope`.
 */
export function inProject(
  context: Context,
  table: Pick<Owned, 'projectId'>,
  ...conditions: (SQL | undefined)[]
): SQL {
  return and(eq(table.projectId, context.project.id), ...conditions) ?? sql`false`;
}
