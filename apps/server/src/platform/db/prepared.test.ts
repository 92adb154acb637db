import { asc, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { watched } from '../../../test/watched-database.ts';
import { type Context, createContext, enterProject } from '../../context.ts';
import { isInList, uuidList } from './any-of.ts';
import { optional, prepared, preparedAcrossProjects, rowLimit } from './prepared.ts';
import { inScope } from './scope.ts';
import { groups, projects, topics } from './tables.ts';

/** A statement with everything that changes its text, and the number of times it was built. */
function countedStatement() {
  const counted = { builds: 0 };
  const select = prepared(
    { groupRef: optional(groups.groupRef), limit: rowLimit },
    (context, { groupRef, limit }) => {
      counted.builds += 1;
      return context.db
        .select({ groupRef: groups.groupRef })
        .from(groups)
        .where(inScope(context, groups, groupRef && eq(groups.groupRef, groupRef)))
        .orderBy(asc(groups.groupRef))
        .limit(limit);
    },
  );
  return { counted, select };
}

async function addGroups({ context }: TestServer, ...refs: string[]): Promise<void> {
  const { db, project, now } = context();
  const rows = refs.map((groupRef) => ({
    groupRef,
    groupName: groupRef,
    projectId: project.id,
    createTime: now(),
  }));
  await db.insert(groups).values(rows);
}

function consumerOf(server: TestServer, groupRef: string): Context {
  const actor = { kind: 'consumer', id: 'ada', consumerRef: 'ada', groupRef } as const;
  return enterProject(createContext(server.dependencies, 'test'), server.project, actor);
}

const refsIn = (rows: readonly { groupRef: string }[]) => rows.map(({ groupRef }) => groupRef);

describe('running a prepared statement', () => {
  it('uses the values of each run, and builds only once for the same kind of run', async () => {
    const server = await startTestServer();
    await addGroups(server, 'a', 'b', 'c');
    const { counted, select } = countedStatement();

    const first = await select(server.context(), { groupRef: 'a', limit: 5 });
    const second = await select(server.context(), { groupRef: 'b', limit: 5 });
    const all = await select(server.context(), { limit: 2 });

    expect([first, second, all].map(refsIn)).toEqual([['a'], ['b'], ['a', 'b']]);
    expect(counted.builds).toBe(2);
  });

  it('keeps to the group of a consumer, whoever ran it before', async () => {
    const server = await startTestServer();
    await addGroups(server, 'mine', 'theirs');
    const { select } = countedStatement();

    const ofBuilder = await select(server.context(), { limit: 5 });
    const ofConsumer = await select(consumerOf(server, 'mine'), { limit: 5 });
    const ofOther = await select(consumerOf(server, 'theirs'), { limit: 5 });
    const foreign = await select(consumerOf(server, 'mine'), { groupRef: 'theirs', limit: 5 });

    expect([ofBuilder, ofConsumer, ofOther, foreign].map(refsIn)).toEqual([
      ['mine', 'theirs'],
      ['mine'],
      ['theirs'],
      [],
    ]);
  });

  it('keeps to the project of each run', async () => {
    const [server, other] = [await startTestServer(), await startTestServer()];
    await addGroups(server, 'ours');
    const { select } = countedStatement();

    const own = await select(server.context(), { limit: 5 });
    const foreign = await select(other.context(), { limit: 5 });

    expect([own, foreign].map(refsIn)).toEqual([['ours'], []]);
  });

  it('sees what its transaction has done, and is undone with it', async () => {
    const server = await startTestServer();
    const { select } = countedStatement();
    const insert = prepared({ groupRef: groups.groupRef, createTime: groups.createTime }, (context, given) =>
      context.db
        .insert(groups)
        .values({ ...given, groupName: given.groupRef, projectId: context.project.id }),
    );
    const attempt = (groupRef: string) =>
      server.context().transaction(async (tx) => {
        await insert(tx, { groupRef, createTime: tx.now() });
        throw new Error(refsIn(await select(tx, { limit: 5 })).join());
      });

    // The second transaction may get the connection of the first.
    await expect(attempt('one')).rejects.toThrow('one');
    await expect(attempt('two')).rejects.toThrow('two');

    expect(await select(server.context(), { limit: 5 })).toEqual([]);
  });

  it('refuses the database outside of an open transaction, also when it was built before', async () => {
    const server = await startTestServer();
    const { select } = countedStatement();
    const outside = server.context();
    await select(outside, { limit: 1 });

    const attempt = outside.transaction(() => select(outside, { limit: 1 }));

    await expect(attempt).rejects.toThrow('outside of the transaction');
  });

  it('sends an id that is no UUID as one that no row has', async () => {
    const server = await startTestServer();
    const byId = prepared({ id: topics.id }, (context, { id }) =>
      context.db
        .select()
        .from(topics)
        .where(inScope(context, topics, eq(topics.id, id))),
    );
    const byIds = prepared({ ids: uuidList }, (context, { ids }) =>
      context.db
        .select()
        .from(topics)
        .where(inScope(context, topics, isInList(topics.id, ids))),
    );

    expect(await byId(server.context(), { id: 'not-an-id' })).toEqual([]);
    expect(await byIds(server.context(), { ids: ['not-an-id', '{}"'] })).toEqual([]);
  });

  it('keeps no statement in the database', async () => {
    const server = await startTestServer();
    const sent: string[] = [];
    const db = watched(server.dependencies.db, (statement) => sent.push(statement.sql));
    const find = preparedAcrossProjects('a test', { id: projects.id }, (context, { id }) =>
      context.db.select().from(projects).where(eq(projects.id, id)),
    );

    const rows = await find({ db }, { id: server.project.id });
    // Tests give names of their own (`openTestDatabase`).
    const kept = await db.execute(sql`select name from pg_prepared_statements where name !~ '^(test .*)?$'`);

    expect(rows).toMatchObject([{ id: server.project.id }]);
    expect(sent[0]).toContain('"projects"."id" = $1');
    expect((kept as unknown as { rows: unknown[] }).rows).toEqual([]);
  });
});
