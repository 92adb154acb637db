import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { scopeWatch } from '../../../test/limited/scope-watch.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { databaseUrl, ignoreShutdown } from '../../../test/prepare-database.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { createContext, enterOrg, enterProject, type PublicContext } from '../../context.ts';
import type { Database, DatabaseConnection } from './database.ts';
import { openPostgres } from './postgres.ts';
import { limitedRole, limitRows } from './row-limits.ts';
import { policies, setUpRowSecurity } from './row-security.ts';
import { acrossProjects } from './scope.ts';
import { orgs, projects, topics } from './tables.ts';
import { inTransaction } from './transaction.ts';

// Here the statements rely on the policies.
afterAll(() => scopeWatch.forget());

/** Two projects with a topic each. */
async function startTwo() {
  const [own, other] = [await startTestServer(), await startTestServer()];
  for (const server of [own, other]) await server.dependencies.db.insert(topics).values(topicOf(server));
  return { own, other, of: ofProjects(own, other) };
}

function topicOf({ project, now }: TestServer) {
  return { projectId: project.id, name: 'orders', createTime: now() };
}

/** The topics of the two projects that a statement without any scope of its own finds. */
function ofProjects(own: TestServer, other: TestServer) {
  const names = new Map([
    [own.project.id, 'own'],
    [other.project.id, 'other'],
  ]);
  return async (db: Database) => {
    const rows = await db.select().from(topics).orderBy(topics.id);
    return rows.flatMap(({ projectId }) => names.get(projectId) ?? []);
  };
}

const from = inject('testDatabase');
const isEmbedded = from.kind === 'pglite';
const isPooled = from.kind === 'postgres' && from.isPooled;
const asSystem = { kind: 'system', id: 'test' } as const;

/** What PostgreSQL knows of the tables that are no partitions. */
async function readTables(db: Database) {
  const hasColumn = sql`exists (select from pg_attribute
    where attrelid = relation.oid and attname in ('project_id', 'org_id') and not attisdropped)`;
  return db
    .select({
      name: sql<string>`relation.relname::text`,
      isOwned: sql<boolean>`${hasColumn}`,
      isSecure: sql<boolean>`relation.relrowsecurity`,
      policies: sql<number>`(select count(*)::integer from pg_policy where polrelid = relation.oid)`,
    })
    .from(sql`pg_class relation`)
    .where(
      sql`relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p') and not relation.relispartition`,
    );
}

describe('the policies in the database', () => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await openTestDatabase(from);
  });
  afterAll(() => database.close());

  // @holds T1
  it('are on every table with a project or an org, and on those two', async () => {
    const tables = await readTables(database.db);

    const open = tables.filter((table) => !table.isSecure || table.policies !== 1).map(({ name }) => name);
    expect(tables.filter(({ isOwned }) => isOwned).length).toBeGreaterThan(40);
    expect(open.sort()).toEqual([
      'builder_sign_ins',
      'builders',
      'encryption_keys',
      'rate_limit_buckets',
      'sessions',
    ]);
  });

  it('hold the role, which may name no partition', async () => {
    const [role] = await database.db
      .select({
        isFree: sql<boolean>`rolsuper or rolbypassrls or rolcanlogin`,
        partitions: sql<number>`(select count(*)::integer from pg_class where relispartition and relkind = 'r'
          and has_table_privilege(pg_roles.oid, pg_class.oid, 'select, insert, update, delete'))`,
      })
      .from(sql`pg_roles`)
      .where(sql`rolname = ${limitedRole}`);

    expect(role).toEqual({ isFree: false, partitions: 0 });
  });

  it('stay when they are set up again, and one that is missing or older is made', async () => {
    const read = () =>
      database.db
        .select({ id: sql<string>`oid::text`, name: sql<string>`polname::text` })
        .from(sql`pg_policy`)
        .orderBy(sql`polrelid`);
    const before = await read();
    await setUpRowSecurity(database.db);
    const after = await read();
    const [older] = await database.db
      .select({ name: sql<string>`polname::text` })
      .from(sql`pg_policy`)
      .where(sql`polrelid = 'topics'::regclass`);
    const on = sql`${sql.identifier(String(older?.name))} on topics`;
    await database.db.execute(sql`alter policy ${on} rename to dowel_of_another_version`);
    await setUpRowSecurity(database.db);
    const renewed = await read();

    expect(after).toEqual(before);
    expect(renewed.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    expect(before).toHaveLength(policies.filter(({ reached }) => reached !== undefined).length);
  });

  it.skipIf(isEmbedded)('are made while somebody uses two of the tables', async () => {
    const { db } = database;
    const named = policies.filter(({ reached }) => reached !== undefined).map(({ table }) => table);
    const [first, last] = [named.at(0), named.at(-1)].map((table) => sql.identifier(String(table)));
    for (const table of [first, last]) await db.execute(sql`create policy dowel_older on ${table}`);
    const waiting = () =>
      db
        .select({ pid: sql<number>`pid` })
        .from(sql`pg_locks`)
        .where(sql`not granted and relation = ${named.at(-1)}::regclass`);

    const [begun, waited] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const using = db.transaction(async (tx) => {
      await tx.execute(sql`select from ${last} limit 1`);
      begun.resolve();
      await waited.promise;
      await tx.execute(sql`select from ${first} limit 1`);
    });
    await begun.promise;
    const setUp = setUpRowSecurity(db);
    await expect.poll(waiting).toHaveLength(1);
    waited.resolve();

    await expect(Promise.all([using, setUp])).resolves.toHaveLength(2);
  });
});

describe('a statement without a condition', () => {
  it.each([
    ['a request', (server: TestServer) => server.context().db],
    [
      'a context made from another one',
      (server: TestServer) => enterProject(server.context(), server.project, asSystem).db,
    ],
  ])('reaches its own project in %s', async (_, dbOf) => {
    const { own, of } = await startTwo();

    expect(await of(dbOf(own))).toEqual(['own']);
  });

  it('reaches no project without one, and its own org in an org', async () => {
    const { own, other, of } = await startTwo();
    const nobody = createContext(own.dependencies, 'test');
    const inOrg = enterOrg(nobody, { id: own.project.orgId }, asSystem);
    const found = await inOrg.db.select().from(projects);

    expect(await of(nobody.db)).toEqual([]);
    expect(await of(inOrg.db)).toEqual([]);
    expect(found.map(({ id }) => id)).toEqual([own.project.id]);
    expect(await inOrg.db.select().from(orgs)).toMatchObject([{ id: own.project.orgId }]);
    expect(other.project.orgId).not.toBe(own.project.orgId);
  });

  it('reaches all projects only where it says so', async () => {
    const { own, of } = await startTwo();

    expect(await of(acrossProjects(createContext(own.dependencies, 'test'), 'a test'))).toEqual([
      'own',
      'other',
    ]);
  });

  it('reaches what its context may in a transaction, one statement after the other and at once', async () => {
    const { own, other, of } = await startTwo();
    const nobody: PublicContext = createContext(own.dependencies, 'test');

    const seen = await nobody.transaction(async (tx) => {
      const all = acrossProjects(tx, 'a test');
      const [mine, theirs] = [own, other].map(({ project }) => enterProject(tx, project, asSystem).db);
      if (!mine || !theirs) throw new Error('there are two');
      const inOrder = [await of(mine), await of(all), await of(theirs), await of(tx.db), await of(mine)];
      return [...inOrder, ...(await Promise.all([of(theirs), of(all), of(mine)]))];
    });

    expect(seen).toEqual([
      ['own'],
      ['own', 'other'],
      ['other'],
      [],
      ['own'],
      ['other'],
      ['own', 'other'],
      ['own'],
    ]);
    expect(await of(own.dependencies.db)).toEqual(['own', 'other']);
  });

  it('changes and deletes no row of another project, and makes none', async () => {
    const { own, other, of } = await startTwo();
    const { db } = own.context();

    const changed = await db.update(topics).set({ name: 'taken' }).returning();
    await db.delete(topics);
    const made = db.insert(topics).values(topicOf(other));

    expect(changed.map(({ projectId }) => projectId)).toEqual([own.project.id]);
    await expect(made).rejects.toMatchObject({ cause: { code: '42501' } });
    expect(await of(own.dependencies.db)).toEqual(['other']);
    const isLeft = and(eq(topics.projectId, other.project.id), eq(topics.name, 'orders'));
    expect(await other.dependencies.db.select().from(topics).where(isLeft)).toHaveLength(1);
  });

  it('leaves nothing on its connection when it fails', async () => {
    const { own, of } = await startTwo();

    await expect(own.context().db.execute(sql`select 1 / (random() * 0)::integer`)).rejects.toThrow();
    expect(await of(own.dependencies.db)).toEqual(['own', 'other']);
  });

  it('is refused in a savepoint, which would take the limit back', async () => {
    const { own } = await startTwo();

    const nested = own.context().transaction((tx) => tx.db.transaction(async () => undefined));

    await expect(nested).rejects.toThrow('savepoint');
  });
});

/** A database whose user may read everything, but neither make nor become the limited role. */
async function withReader<T>(work: (db: Database) => Promise<T>): Promise<T> {
  if (from.kind === 'pglite') throw new Error('The embedded database has one user, who may do everything.');
  const url = new URL(databaseUrl(from.adminUrl, from.template));
  const [admin, name] = [openAs(url), `reader_${randomUUID()}`];
  await admin.db.execute(sql`create role ${sql.identifier(name)} login in role pg_read_all_data`);
  url.username = name;
  const reader = openAs(url);
  try {
    return await work(reader.db);
  } finally {
    await reader.close();
    await admin.db.execute(sql`drop role ${sql.identifier(name)}`);
    await admin.close();
  }
}

const openAs = (url: URL) => openPostgres(url.href, { poolSize: 1, onIdleError: ignoreShutdown });

/** Our pooler signs in as one user, whoever asks. */
describe.skipIf(isEmbedded || isPooled)('a database user who may make no role', () => {
  it('is told what an administrator has to do', async () => {
    const told = await withReader((db) => setUpRowSecurity(db).catch(String));

    expect(told).toMatch(new RegExp(`create role ${limitedRole} nologin; grant ${limitedRole} to "reader_`));
  });

  it('sends no statement without its limit', async () => {
    await withReader(async (db) => {
      const limited = limitRows(db, {});

      await expect(limited.execute(sql`select 1`)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('set role') },
      });
      await expect(inTransaction(limited, (tx) => tx.execute(sql`select 1`))).rejects.toThrow();
      expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
    });
  });
});
