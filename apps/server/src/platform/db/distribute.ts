import type pg from 'pg';
import { textOf } from './changed-tables.ts';
import { readCitus } from './cluster.ts';
import type { Placed } from './database.ts';
import { tablesOfNoProject } from './tables-of-no-project.ts';

/** What statements are sent over. */
type Client = Pick<pg.ClientBase, 'query'>;

/** The database cannot be divided between nodes. Nothing was changed. */
class NotACluster extends Error {
  override name = 'NotACluster';
}

/**
 * What a transaction says first that changes divided tables and others, or the tables themselves. Otherwise Citus asks the parts
 * of a table at once, over connections that do not see each other's changes. Without Citus it means nothing.
 */
export const inOrder = `set local citus.multi_shard_modify_mode = 'sequential';`;

/** The tables that partitions are of, and those without partitions. */
const readTables = `
  select relname as name, exists (select from pg_dist_partition where logicalrelid = pg_class.oid and partmethod = 'h') as "isDivided",
    exists (select from pg_dist_partition where logicalrelid = pg_class.oid and partmethod = 'n' and repmodel = 't') as "isEverywhere"
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') order by relname`;

/** Foreign keys of tables that are divided only now. Those of partitions come with their tables. */
const readForeignKeys = `
  select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where contype = 'f' and conparentid = 0 and relname = any($1) and relnamespace = 'public'::regnamespace`;

/**
 * Divides the tables of projects between the nodes of a Citus cluster, by project, with the rows that they have. What is
 * divided already stays, so that it can be run again. It needs a transaction, and locks all tables until that ends.
 * @throws {NotACluster} there is no Citus in the database, or no node for the rows.
 */
export async function distribute(client: Client): Promise<Placed> {
  if (!(await isCluster(client))) {
    throw new NotACluster(
      'The database has no Citus. Create the extension on every node, then add the nodes to the first one.',
    );
  }
  const nodes = await client.query(
    `select from pg_dist_node where shouldhaveshards and isactive and noderole = 'primary'`,
  );
  if (nodes.rowCount === 0) {
    throw new NotACluster(
      'No node of the cluster takes rows. Add one with citus_add_node on the first node.',
    );
  }
  await client.query(inOrder);
  const { rows: tables } = await client.query<{ name: string; isDivided: boolean; isEverywhere: boolean }>(
    readTables,
  );
  const everywhere = tables.filter(({ name }) => tablesOfNoProject[name] === 'reference');
  const divided = tables.filter(({ name }) => tablesOfNoProject[name] === undefined);
  const missing = divided.filter(({ isDivided }) => !isDivided).map(({ name }) => name);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    readForeignKeys,
    [missing],
  );
  // A table cannot be divided while it refers to one that is not, and some refer to each other.
  for (const { table, name } of keys) await client.query(`alter table "${table}" drop constraint "${name}"`);
  for (const { name, isEverywhere } of everywhere) if (!isEverywhere) await distributeTable(client, name);
  for (const name of missing) await distributeTable(client, name);
  for (const { table, name, definition } of keys) {
    await client.query(`alter table "${table}" add constraint "${name}" ${definition}`);
  }
  return {
    divided: divided.length,
    everywhere: everywhere.length,
    local: tables.length - divided.length - everywhere.length,
  };
}

/** Whether tables of the database are divided already. */
export async function isDistributed(client: Client): Promise<boolean> {
  if (!(await isCluster(client))) return false;
  const { rowCount } = await client.query(`select from pg_dist_partition where partmethod = 'h' limit 1`);
  return rowCount === 1;
}

/** A client that divides each table between the nodes of a cluster when it is made, before others refer to it. */
export function dividingNew(client: pg.PoolClient): pg.PoolClient {
  const query = async (statement: string | pg.QueryConfig, ...rest: [never]) => {
    const [, name] = /^\s*create table "(\w+)"/i.exec(textOf(statement)) ?? [];
    if (name !== undefined) await client.query(inOrder);
    const result = await client.query(statement, ...rest);
    if (name !== undefined) await distributeTable(client, name);
    return result;
  };
  return Object.assign(Object.create(client), { query });
}

/** Puts a new table where its rows belong. What is of a project is on the node of the project, in all tables. */
async function distributeTable(client: Client, name: string): Promise<void> {
  const place = tablesOfNoProject[name];
  if (place === 'reference') await client.query('select create_reference_table($1)', [name]);
  if (place === undefined) await client.query(`select create_distributed_table($1, 'project_id')`, [name]);
}

async function isCluster(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(readCitus);
  return rowCount === 1;
}
