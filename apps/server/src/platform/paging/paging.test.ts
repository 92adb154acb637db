import { DowelClient } from '@dowel/client';
import type { Installation } from '@dowel/schema';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';
import { everyOne } from '../../../test/every-one.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import * as operationLog from '../../installing/operation-log/service.ts';
import * as operations from '../../installing/operations/service.ts';
import * as topics from '../../sync/topics/service.ts';
import { connections, operations as operationTable, topics as topicTable } from '../db/tables.ts';
import { createSecrets } from '../secrets/secrets.ts';

const clientOf = ({ project, apiKey, fetch }: TestServer) =>
  new DowelClient({ baseUrl: 'http://dowel.test/v1', project: project.id, apiKey, fetch });

/** What happens between two pages: which row is removed, and whether one is added. */
const between = fc.record({ gone: fc.nat(), comes: fc.boolean() });

/** Rows that one caller pages through while others change them. */
interface Rows {
  clear(): Promise<unknown>;
  add(): Promise<string>;
  remove?(id: string): Promise<void>;
  page(
    pageSize: number,
    pageToken: string | undefined,
  ): Promise<{ ids: string[]; next?: string | undefined }>;
}

/**
 * Walks through all pages while rows are added and removed. Answers the rows seen, and the rows that existed all the
 * time.
 */
async function walk(
  rows: Rows,
  count: number,
  pageSize: number,
  changes: { gone: number; comes: boolean }[],
): Promise<{ seen: string[]; stayed: string[] }> {
  await rows.clear();
  const there: string[] = [];
  for (let index = 0; index < count; index += 1) there.push(await rows.add());
  const stayed = new Set(there);
  const seen: string[] = [];
  let next: string | undefined;
  do {
    const page = await rows.page(pageSize, next);
    expect(page.ids.length).toBeLessThanOrEqual(pageSize);
    expect(seen.length).toBeLessThan(100);
    seen.push(...page.ids);
    next = page.next;
    const change = changes.shift();
    if (change?.comes) there.push(await rows.add());
    const [gone] = change && rows.remove ? there.splice(change.gone % there.length, 1) : [];
    if (gone !== undefined) await rows.remove?.(gone);
    stayed.delete(gone ?? '');
  } while (next !== undefined);
  return { seen, stayed: [...stayed] };
}

function topicRows(server: TestServer): Rows {
  const context = server.context();
  let count = 0;
  return {
    clear: () => server.dependencies.db.delete(topicTable).where(eq(topicTable.projectId, server.project.id)),
    add: async () => (await topics.create(context, { name: `topic-${count++}` })).id,
    remove: (id) => topics.remove(context, id),
    async page(pageSize, pageToken) {
      const { items, nextPageToken } = await topics.list(context, { pageSize, pageToken });
      return { ids: items.map(({ id }) => id), next: nextPageToken };
    },
  };
}

/** The record of a read that took no time and succeeded. */
function readAt(time: Date, { config }: Installation) {
  return {
    configId: config.id,
    actionType: 'read' as const,
    status: 'success' as const,
    result: '',
    metadata: {},
    startTime: time,
    endTime: time,
  };
}

async function operationRows(): Promise<Rows> {
  const server = await startConnectedServer();
  const installation = await server.install();
  const path = { integrationId: server.integration.id, installationId: installation.id };
  const context = server.context();
  const newest = async () =>
    (await operations.list(context, path.installationId, { pageSize: 1 })).results[0]?.id ?? '';
  return {
    clear: () =>
      server.dependencies.db.delete(operationTable).where(eq(operationTable.installationId, installation.id)),
    async add() {
      const time = server.now();
      await operationLog.record(context, [{ ...path, ...readAt(time, installation), logs: [] }]);
      return newest();
    },
    async page(pageSize, pageToken) {
      const { results, pagination } = await operations.list(context, path.installationId, {
        pageSize,
        pageToken,
      });
      return { ids: results.map(({ id }) => id), next: pagination.nextPageToken };
    },
  };
}

describe('paging through a list that changes meanwhile', () => {
  it.each([
    ['oldest first', async () => topicRows(await startTestServer())],
    ['newest first', operationRows],
  ])('shows every row that stays once, and none twice, %s', async (order, start) => {
    const rows = await start();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(between, { maxLength: 8 }),
        async (count, pageSize, changes) => {
          const { seen, stayed } = await walk(rows, count, pageSize, [...changes]);

          expect(new Set(seen).size).toBe(seen.length);
          expect(seen).toEqual(expect.arrayContaining(stayed));
          expect(seen).toEqual(order === 'oldest first' ? seen.toSorted() : seen.toSorted().reverse());
        },
      ),
      { numRuns: 8 },
    );
  });

  it('keeps a connection on its page when its credentials turn out to be bad', async () => {
    const server = await startConnectedServer();
    const consumers = ['b', 'c', 'd'];
    for (const consumerRef of consumers) await server.connect({ consumerRef });
    const client = clientOf(server);
    const whole = (await client.connections.list()).map(({ id }) => id);

    const seen: string[] = [];
    for await (const { id } of client.connections.list({ pageSize: 1 })) {
      seen.push(id);
      await server.dependencies.db
        .update(connections)
        .set({ status: 'bad_credentials' })
        .where(eq(connections.id, whole[1] ?? ''));
    }

    expect(seen).toEqual(whole);
  });

  it('shows an installation with its connection on every page', async () => {
    const server = await startConnectedServer();
    await server.connect({ groupRef: 'globex', consumerRef: 'grace' });
    const [first, second] = [await server.install(), await server.install({ groupRef: 'globex' })];

    const client = clientOf(server);
    const seen = await everyOne(client.installations.list(server.integration.id, { pageSize: 1 }));

    expect(seen).toEqual([second, first]);
  });
});

describe('a page token', async () => {
  const server = await startTestServer();
  const context = server.context();
  for (const name of ['a', 'b', 'c']) await topics.create(context, { name });
  const { nextPageToken: pageToken = '' } = await topics.list(context, { pageSize: 1 });
  const refused = { code: 'invalid_request', details: { issues: [{ in: 'query', name: 'pageToken' }] } };

  it('is good without a pageSize too, for all that follows', async () => {
    const { items, nextPageToken } = await topics.list(context, { pageToken });

    expect(items.map(({ name }) => name)).toEqual(['b', 'c']);
    expect(nextPageToken).toBeUndefined();
  });

  it("is refused in another project, and a project's own is not", async () => {
    const other = await startTestServer();

    await expect(topics.list(other.context(), { pageSize: 1, pageToken })).rejects.toMatchObject(refused);
    await expect(topics.list(context, { pageSize: 2, pageToken })).resolves.toMatchObject({
      items: [{ name: 'b' }, { name: 'c' }],
    });
  });

  it('is refused when it was changed, and when its key is gone', async () => {
    const secrets = createSecrets({ currentId: 'new', keys: new Map([['new', Buffer.alloc(32)]]) });
    const rotated = { ...context, secrets };

    // Not one of the last letters: in base64, some of their bits mean nothing.
    const changed = `${pageToken.slice(0, -4)}${pageToken.at(-4) === 'A' ? 'B' : 'A'}${pageToken.slice(-3)}`;
    await expect(topics.list(context, { pageSize: 1, pageToken: changed })).rejects.toMatchObject(refused);
    await expect(topics.list(rotated, { pageSize: 1, pageToken })).rejects.toMatchObject(refused);
    const { body } = await server.request('GET', `/v1/projects/${server.project.id}/topics?pageToken=guess`);
    expect(body).toMatchObject({ status: 400, remedy: expect.stringContaining('no token to start') });
  });

  it('is nothing that a stored secret could be taken for', async () => {
    const { sealed } = context.secrets.seal('credential', context.project.id);

    await expect(topics.list(context, { pageToken: sealed })).rejects.toMatchObject(refused);
  });
});
