import { createHash } from 'node:crypto';
import { getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { noProject } from './columns.ts';
import type { Database } from './database.ts';
import { DatabaseSettingsError } from './postgres.ts';
import { limitedRole } from './row-limits.ts';
import * as tables from './tables.ts';

const PROJECT = `nullif(current_setting('dowel.project_id', true), '')::uuid`;
const ORG = `nullif(current_setting('dowel.org_id', true), '')::uuid`;

/** A table, and which of its rows a limited statement reaches: SQL. Undefined: all, because they belong to nobody. */
export interface Policy {
  readonly table: string;
  readonly reached: string | undefined;
}

/** The policies of all tables, made from their columns. So a new table of a project has one as soon as it exists. */
export const policies: readonly Policy[] = Object.values<unknown>(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => ({ table: getTableName(table), reached: reachedRows(table) }));

function reachedRows(table: PgTable): string | undefined {
  const { projectId, orgId } = getTableColumns(table) as Record<string, { hasDefault: boolean } | undefined>;
  const name = getTableName(table);
  if (name === 'orgs') return `id = ${ORG}`;
  if (name === 'projects') return `id = ${PROJECT} or org_id = ${ORG}`;
  if (projectId && orgId) return `project_id = ${PROJECT} or org_id = ${ORG}`;
  if (orgId) return `org_id = ${ORG}`;
  if (!projectId) return undefined;
  // A builder outside any project has rows of `noProject`.
  return `project_id = ${projectId.hasDefault ? `coalesce(${PROJECT}, '${noProject}')` : PROJECT}`;
}

/**
 * Makes the role and the policies, as far as they are missing. The owner of the tables is not held by them, so that
 * migrations, backups and work over many projects need nothing. Many replicas may call it at once. Each table changes in a
 * transaction of its own: others work meanwhile, and two locks would wait for theirs in another order.
 * @throws {RowSecurityError} the user of the database may not make the role.
 */
export async function setUpRowSecurity(db: Database): Promise<void> {
  const known = await alone(db, async (tx) => {
    await makeRole(tx);
    await tx.execute(sql`grant usage on schema public to ${identifier(limitedRole)}`);
    for (const { table } of policies) {
      // Only on the table itself: nobody limited may name a partition, which has no policy.
      await tx.execute(
        sql`grant select, insert, update, delete on ${sql.identifier(table)} to ${identifier(limitedRole)}`,
      );
    }
    return readPolicies(tx);
  });
  for (const { table, reached } of policies) {
    if (reached === undefined || known.get(table)?.join() === nameOf(reached)) continue;
    await alone(db, async (tx) => {
      // Another replica may have made it meanwhile.
      const now = (await readPolicies(tx)).get(table) ?? [];
      if (now.join() !== nameOf(reached)) await replacePolicy(tx, { table, reached }, now);
    });
  }
}

function alone<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('dowel row security', 0))`);
    return work(tx);
  });
}

/** The user of `DATABASE_URL` may not make the role that statements run as. */
export class RowSecurityError extends Error {
  constructor(user: string, cause: unknown) {
    super(
      `DOWEL_DATABASE_RLS is 1, but the database user may not make the role that it needs. Run once as an administrator: create role ${limitedRole} nologin; grant ${limitedRole} to "${user}";`,
      { cause },
    );
    this.name = 'RowSecurityError';
  }
}

/** Another database of the same server may make the role at the same time. */
const createRole = sql.raw(
  `do $$ begin create role ${limitedRole} nologin; exception when duplicate_object or unique_violation then null; end $$`,
);

async function makeRole(tx: Database): Promise<void> {
  const [found] = await tx
    .select({
      user: sql<string>`current_user::text`,
      setting: sql<string>`current_setting('row_security')`,
      exists: sql<boolean>`exists (select from pg_roles where rolname = ${limitedRole})`,
      isMember: sql<boolean>`coalesce((select pg_has_role(oid, 'member') from pg_roles where rolname = ${limitedRole}), false)`,
    })
    .from(sql`(select) as nothing`);
  if (found?.setting === 'off') {
    throw new DatabaseSettingsError(
      'DOWEL_DATABASE_RLS is 1, but the database refuses each statement that a policy holds, so the server did not start. Run "alter role … set row_security = on" for the user of DATABASE_URL.',
    );
  }
  try {
    if (!found?.exists) await tx.execute(createRole);
    if (!found?.isMember) await tx.execute(sql`grant ${identifier(limitedRole)} to current_user`);
  } catch (error) {
    throw new RowSecurityError(found?.user ?? '', error);
  }
}

/** The names of our policies, by table. */
async function readPolicies(tx: Database): Promise<Map<string, string[]>> {
  const rows = await tx
    .select({
      table: sql<string>`relation.relname::text`,
      names: sql<string[]>`array_agg(policy.polname::text)`,
    })
    .from(sql`pg_policy policy join pg_class relation on relation.oid = policy.polrelid`)
    .where(
      sql`relation.relnamespace = current_schema()::regnamespace and starts_with(policy.polname, 'dowel_')`,
    )
    .groupBy(sql`1`);
  return new Map(rows.map(({ table, names }) => [table, names]));
}

async function replacePolicy(
  tx: Database,
  { table, reached }: { table: string; reached: string },
  old: readonly string[],
): Promise<void> {
  const on = sql.identifier(table);
  for (const name of old) await tx.execute(sql`drop policy ${identifier(name)} on ${on}`);
  await tx.execute(sql`create policy ${identifier(nameOf(reached))} on ${on} using (${sql.raw(reached)})`);
  await tx.execute(sql`alter table ${on} enable row level security`);
}

/** Names a policy after its condition, so that one with another condition is replaced. */
function nameOf(reached: string): string {
  return `dowel_${createHash('sha256').update(reached).digest('hex').slice(0, 12)}`;
}

const identifier = (name: string): SQL => sql`${sql.identifier(name)}`;
