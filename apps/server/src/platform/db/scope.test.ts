import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { type Context, createContext, enterProject } from '../../context.ts';
import { acrossProjects, inProject, inScope } from './scope.ts';
import { connections, consumers, groups } from './tables.ts';

/** Inserts one connection per group directly into the database. */
async function twoGroups(server: TestServer) {
  const context = server.context();
  const owned = { projectId: server.project.id, createTime: server.now() };
  for (const groupRef of ['acme', 'globex']) {
    await context.db.insert(groups).values({ ...owned, groupRef, groupName: groupRef });
    const consumerRef = `user-of-${groupRef}`;
    await context.db.insert(consumers).values({ ...owned, groupRef, consumerRef, consumerName: consumerRef });
    await context.db.insert(connections).values({
      ...owned,
      groupRef,
      consumerRef,
      provider: 'sandbox',
      authScheme: 'none',
      status: 'created',
    });
  }
}

function asConsumer(server: TestServer, groupRef: string): Context {
  const actor = { kind: 'consumer', id: 'ada', groupRef, consumerRef: 'ada' } as const;
  return enterProject(createContext(server.dependencies, 'test'), server.project, actor);
}

const groupsSeen = async (context: Context) => {
  const rows = await context.db.select().from(connections).where(inScope(context, connections));
  return rows.map(({ groupRef }) => groupRef).sort();
};

describe('keeping tenants apart', async () => {
  const [server, other] = [await startTestServer(), await startTestServer()];
  await twoGroups(server);

  it('shows an API key every group of its project', async () => {
    expect(await groupsSeen(server.context())).toEqual(['acme', 'globex']);
  });

  // @holds S222
  it('shows a consumer token its own group only', async () => {
    expect(await groupsSeen(asConsumer(server, 'acme'))).toEqual(['acme']);
    expect(await groupsSeen(asConsumer(server, 'initech'))).toEqual([]);
  });

  // @holds S4
  it('shows nobody another project', async () => {
    expect(await groupsSeen(other.context())).toEqual([]);
    expect(await groupsSeen(asConsumer(other, 'acme'))).toEqual([]);
  });

  it('lets only what serves no project look at all of them', async () => {
    await twoGroups(other);
    const ofBoth = inArray(connections.projectId, [server.project.id, other.project.id]);
    const nobody = createContext(server.dependencies, 'test');

    // @ts-expect-error a caller's context has a project, so this does not compile.
    const refused = () => acrossProjects(server.context(), 'for a test');
    const found = acrossProjects(nobody, 'for a test').select().from(connections).where(ofBoth);

    expect(refused).toBeTypeOf('function');
    expect(await found).toHaveLength(4);
  });

  it('stays in the group inside a transaction', async () => {
    const seen = await asConsumer(server, 'acme').transaction((tx) => groupsSeen(tx));

    expect(seen).toEqual(['acme']);
  });
});

describe('changing several things at once', () => {
  const named = (server: TestServer, groupRef: string) => ({
    projectId: server.project.id,
    createTime: server.now(),
    groupRef,
    groupName: groupRef,
  });
  const count = async (context: Context) =>
    (await context.db.select().from(groups).where(inProject(context, groups))).length;

  it('undoes all when a step fails, those of inner transactions too', async () => {
    const server = await startTestServer();
    const context = server.context();

    const attempt = context.transaction(async (tx) => {
      await tx.transaction(async (inner) => {
        await inner.db.insert(groups).values(named(server, 'acme'));
      });
      throw new Error('changed my mind');
    });

    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await count(context)).toBe(0);
  });

  it.each([
    ['a query', (context: Context) => count(context)],
    ['another transaction', (context: Context) => context.transaction(async () => undefined)],
    [
      'a context made from it',
      (context: Context) => count(enterProject(context, context.project, context.actor)),
    ],
  ])('refuses the outer context for %s at once, and undoes all', { timeout: 5_000 }, async (_, use) => {
    const server = await startTestServer();
    const context = server.context();

    const attempt = context.transaction(async (tx) => {
      await tx.db.insert(groups).values(named(server, 'acme'));
      await use(context);
    });

    await expect(attempt).rejects.toThrow(/outside of the transaction/);
    expect(await count(context)).toBe(0);
  });

  it('keeps all when every step is done', async () => {
    const server = await startTestServer();
    const context = server.context();

    await context.transaction(async (tx) => {
      const narrowed = enterProject(tx, server.project, { kind: 'system', id: 'test' });
      await narrowed.transaction((inner) => inner.db.insert(groups).values(named(server, 'acme')));
      await tx.db.insert(groups).values(named(server, 'globex'));
    });

    expect(await count(context)).toBe(2);
  });
});
