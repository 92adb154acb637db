import type { Activity } from '@dowel/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startConnectedServer } from '../../../test/connected-server.ts';

async function startInstalled() {
  const server = await startConnectedServer();
  const installation = await server.install();
  const path = `${server.base}/installations/${installation.id}/activity`;
  const asAda = server.given.asConsumer(await server.given.consumerToken());
  const change = (body: object, headers?: Record<string, string | null>) =>
    server.request(
      'PATCH',
      `${server.base}/objects/contacts/config-content`,
      { groupRef: 'acme', action: 'read', ...body },
      headers,
    );
  return {
    ...server,
    installation,
    path,
    asAda,
    change,
    select: (name: string, headers?: Record<string, string | null>) =>
      change({ changes: [{ op: 'add', path: `/selectedFields/${name}`, value: true }] }, headers),
    list: async (query = '', headers?: Record<string, string | null>): Promise<Activity[]> =>
      (await server.request('GET', path + query, undefined, headers)).body,
    run: (overrides: Parameters<typeof server.given.operation>[1]) =>
      server.given.operation(installation, { result: 'words of a provider', ...overrides }),
  };
}

describe('looking at the activity of an installation', () => {
  it('names the person of the group who changed something, nobody of another group, and calls all others the builder', async () => {
    const { given, select, asAda, request, base, installation, list } = await startInstalled();
    await select('city', asAda);
    const change = (await list('', asAda)).find(({ kind }) => kind === 'config_changed');
    await given.connection({ groupRef: 'globex', consumerRef: 'stranger', consumerName: 'Sam of Globex' });
    const others = ['builder:0193', 'api:nightly', 'dowel_full_looks_like_a_key', 'consumer:stranger'];
    for (const createdBy of others) {
      await request('PATCH', `${base}/installations/${installation.id}`, {
        updateMask: ['config.createdBy'],
        installation: { config: { createdBy } },
      });
    }

    const all = await list();

    expect(change).toMatchObject({
      author: { kind: 'consumer', name: 'ada' },
      changes: [{ action: 'read', objectName: 'contacts', change: 'changed', changeCount: 1 }],
    });
    const authors = all.filter(({ kind }) => kind === 'config_changed').map(({ author }) => author);
    const [builder, ada] = [{ kind: 'builder' }, { kind: 'consumer', name: 'ada' }];
    expect(authors).toEqual([{ kind: 'consumer', name: 'stranger' }, builder, builder, builder, ada]);
    expect(JSON.stringify(all)).not.toMatch(/0193"|nightly|looks_like/);
  });

  // @holds U9
  it('tells runs by kind, outcome and count, and nothing of their texts', async () => {
    const { run, list } = await startInstalled();
    const progress = { recordsProcessed: 1204 };
    await run({ metadata: { objects: ['contacts'], progress } });
    await run({
      actionType: 'write',
      metadata: { objects: ['deals'], successfulRecordIds: ['a', 'b', 'c'] },
    });
    const details = { failedBy: 'forbidden', providerStatus: '403' };
    const line = { time: new Date(), severity: 'ERROR' as const, msg: 'words of a provider', details };
    const end = { ...line, msg: 'Ended.', details: {} };
    await run({ actionType: 'subscribe', status: 'failure', logs: [line, end] });
    const result = '[deals] 1 record created, 1 record not created';
    await run({ actionType: 'write', result, logs: [line, end] });

    const runs = (await list()).slice(0, 4);

    expect(runs).toMatchObject([
      { kind: 'written', status: 'success', failure: { kind: 'forbidden', actor: 'consumer' } },
      { kind: 'received', status: 'failure', failure: { kind: 'forbidden', actor: 'consumer' } },
      { kind: 'written', status: 'success', objects: ['deals'], recordCount: 3 },
      { kind: 'read', status: 'success', objects: ['contacts'], recordCount: 1204 },
    ]);
    expect(JSON.stringify(runs)).not.toContain('words of a provider');
  });

  it('shows what happened in one order over all pages, each once, 50 on a page if nobody says how many', async () => {
    const { select, run, list, request, path } = await startInstalled();
    const fields = ['city', 'country', 'region', 'phone'];
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.boolean(), { maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (runs, pageSize) => {
          for (const [index, isRun] of runs.entries()) {
            await (isRun ? run({}) : select(fields[index] ?? 'city'));
          }
          const whole = await list('?pageSize=100');
          const seen: Activity[] = [];
          let query: string | undefined = `pageSize=${pageSize}`;
          while (query !== undefined) {
            const answer = await request('GET', `${path}?${query}`);
            seen.push(...answer.body);
            query = /\?([^>]*)>/.exec(answer.headers.get('Link') ?? '')?.[1];
          }

          expect(seen).toEqual(whole);
        },
      ),
      { numRuns: 5 },
    );
    await Promise.all(Array.from({ length: 60 }, () => run({})));
    expect(await list()).toHaveLength(50);
  });
});

describe('looking at the changes of one object', () => {
  it('tells that an object came later than the install, and takes a page token of the same object only', async () => {
    const { request, base, installation, list, select, path } = await startInstalled();
    const deals = { objectName: 'deals', selectedFields: { amount: true }, selectedFieldMappings: {} };
    await request('PATCH', `${base}/installations/${installation.id}?skipSampling=true`, {
      updateMask: ['config.content.read.objects.deals'],
      installation: { config: { content: { read: { objects: { deals } } } } },
    });

    const versions = await list('?changesOf=deals');

    expect(versions).toMatchObject([
      { kind: 'config_changed', changes: [{ change: 'added', fieldsAdded: ['amount'] }] },
    ]);
    await select('city');
    const page = await request('GET', `${path}?changesOf=contacts&pageSize=1`);
    const token = /pageToken=([^&>]*)/.exec(page.headers.get('Link') ?? '')?.[1];

    expect((await request('GET', `${path}?changesOf=contacts&pageToken=${token}`)).status).toBe(200);
    expect((await request('GET', `${path}?changesOf=deals&pageToken=${token}`)).status).toBe(400);
    expect((await request('GET', `${path}?pageToken=${token}`)).status).toBe(400);
  });
});
