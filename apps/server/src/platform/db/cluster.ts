import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { acrossProjects } from './scope.ts';
import { projects } from './tables.ts';
import { tablesOfNoProject } from './tables-of-no-project.ts';

/** Reads one row where the database can be divided between nodes. */
export const readCitus = "select from pg_extension where extname = 'citus'";

interface OfNoProject {
  readonly db: Database;
  readonly project?: never;
}

/** Whether the rows of a table are divided between the nodes of a cluster. */
export async function isDivided(context: OfNoProject, table: PgTable): Promise<boolean> {
  return tablesOfNoProject[getTableName(table)] === undefined && (await isCluster(context));
}

/** The projects whose node answers. Undefined: all do, or the database is no cluster. */
export async function selectReachable(context: OfNoProject): Promise<string[] | undefined> {
  if (!(await isCluster(context))) return undefined;
  const lost = await context.db
    .select({ id: sql<number>`groupid` })
    .from(sql`pg_dist_node`)
    .where(sql`noderole = 'primary' and not citus_check_connection_to_node(nodename, nodeport)`);
  if (lost.length === 0) return undefined;
  // All tables of a project are on one node, so any of them tells.
  const rows = await acrossProjects(context, 'a node has many projects')
    .select({ id: projects.id })
    .from(projects)
    .where(
      sql`get_shard_id_for_distribution_column('operations', ${projects.id}) not in (
        select shardid from pg_dist_placement where groupid = any(${sql.param(lost.map(({ id }) => id))}::int[]))`,
    );
  return rows.map(({ id }) => id);
}

/** Whether the database can be divided between nodes. */
export async function isCluster({ db }: OfNoProject): Promise<boolean> {
  const [found] = await db
    .select({ isCluster: sql<boolean>`exists (${sql.raw(readCitus)})` })
    .from(sql`(select) as nothing`);
  return found?.isCluster ?? false;
}
