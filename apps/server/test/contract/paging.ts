import type { DowelClient, DowelList } from '@dowel/client';
import type { PageQuery } from '@dowel/schema';
import { MAX, NIL } from 'uuid';
import { describe, expect, it } from 'vitest';
import { everyOne } from '../every-one.ts';
import { connectedGroup, installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

type List = (client: DowelClient, query?: PageQuery) => DowelList<object>;

export function pagingContract(contract: () => Contract): void {
  const integrationId = () => contract().integrations.apiKey.id;
  const getList = (ofProject: string) =>
    contract().send('GET', `/projects/${contract().project}/${ofProject}`, {
      headers: { 'X-Api-Key': contract().apiKey },
    });

  /** Each list, with a function that makes sure that the list has a row. */
  const lists: [string, List, () => Promise<unknown>][] = [
    ['listApiKeys', (c, query) => c.apiKeys.list(query), () => client().apiKeys.create({ label: 'Paged' })],
    ['listConnections', (c, query) => c.connections.list(query), () => connectedGroup(contract())],
    [
      'listEventTopicRoutes',
      (c, query) => c.eventTopicRoutes.list(query),
      async () => {
        const { id: topicId } = await newTopic();
        return client().eventTopicRoutes.create({ topicId, eventType: 'installation.created' });
      },
    ],
    [
      'listTopicDestinationRoutes',
      (c, query) => c.topicDestinationRoutes.list(query),
      async () => {
        const { id: topicId } = await newTopic();
        const { id: destinationId } = await client().destinations.create({
          name: `paged-${topicId.slice(-12)}`,
          type: 'webhook',
          metadata: { url: 'https://hooks.acme.example' },
        });
        return client().topicDestinationRoutes.create({ topicId, destinationId });
      },
    ],
    [
      'listInstallations',
      (c, query) => c.installations.list(integrationId(), query),
      () => installedGroup(contract()),
    ],
    [
      'listInstallationsForProject',
      (c, query) => c.installations.listForProject(query),
      () => installedGroup(contract()),
    ],
    ['listIntegrations', (c, query) => c.integrations.list(query), async () => undefined],
    [
      'listJwtKeys',
      (c, query) => c.jwtKeys.list(query),
      () =>
        client().jwtKeys.create({
          label: 'Paged',
          algorithm: 'ES256',
          publicKeyPem: contract().publicKeyPem,
        }),
    ],
    ['listTopics', (c, query) => c.topics.list(query), () => newTopic()],
  ];
  const client = () => contract().client;
  let topicCount = 0;
  const newTopic = () => client().topics.create({ name: `paged-${++topicCount}` });

  describe('listing in pages', () => {
    it.each(lists)(
      '%s gives every row once, and without pageSize all at once',
      async (name, list, addRow) => {
        await addRow();
        await addRow();

        const whole = await expectAnswer(list(client()));
        expect(contract().lastResponse().headers.has('Link')).toBe(false);
        const first = await expectAnswer(list(client(), { pageSize: 1 }));
        expect(first).toHaveLength(1);
        expect(contract().lastResponse().headers.get('Link')).toMatch(
          /^<\?pageSize=1&pageToken=.+>; rel="next"$/,
        );
        const paged = await everyOne(list(client(), { pageSize: whole.length - 1 }));

        expect(paged).toHaveLength(whole.length);
        expect(paged).toEqual(expect.arrayContaining(whole));
        // Only the whole list of connections has another order than its pages.
        if (name !== 'listConnections') expect(paged).toEqual(whole);
      },
    );

    it.each(lists)('%s refuses a token that is not its own', async (name, list, addRow) => {
      await addRow();
      await addRow();
      const foreign = name === 'listTopics' ? client().apiKeys : client().topics;
      await newTopic();
      await newTopic();
      await foreign.list({ pageSize: 1 });
      const foreignToken = nextToken(contract().lastResponse());
      expect(foreignToken).toBeTruthy();

      for (const pageToken of [foreignToken, 'made-up', `${foreignToken}x`]) {
        const call = list(client(), { pageSize: 1, pageToken });
        const problem = await expectProblem(call, 'invalid_request', ['pageToken']);
        expect(problem.remedy).toContain('no token to start at the first page');
      }
    });

    it.each([0, 1001, 1.5, 'many'])('refuses a pageSize of %s', async (pageSize) => {
      const call = client().topics.list({ pageSize: pageSize as number });

      await expectProblem(call, 'invalid_request', ['pageSize']);
    });

    it('leads on from the address of the page, with its other parameters', async () => {
      const { id: topicId } = await newTopic();
      await client().eventTopicRoutes.create({ topicId, eventType: 'installation.created' });
      await client().eventTopicRoutes.create({ topicId, eventType: 'installation.deleted' });
      await client().eventTopicRoutes.list({ topicId, pageSize: 1 });
      const [, link = ''] = /^<(.+)>/.exec(contract().lastResponse().headers.get('Link') ?? '') ?? [];

      const { pathname, search } = new URL(
        link,
        `${contract().baseUrl}/projects/${contract().project}/notification-event-topic-routes`,
      );
      const base = new URL(contract().baseUrl).pathname;
      const answer = await contract().send('GET', pathname.slice(base.length) + search, {
        headers: { 'X-Api-Key': contract().apiKey },
      });

      expect(await answer.json()).toMatchObject([{ topicId, eventType: 'installation.deleted' }]);
      expect(answer.headers.has('Link')).toBe(false);
    });

    it('refuses two values of one parameter, and takes the same value twice', async () => {
      const [two, same] = await Promise.all([
        getList(`notification-event-topic-routes?topicId=${NIL}&topicId=${MAX}`),
        getList(`notification-event-topic-routes?topicId=${NIL}&topicId=${NIL}`),
      ]);

      expect([two.status, same.status]).toEqual([400, 200]);
      expect(await two.json()).toMatchObject({
        code: 'invalid_request',
        issues: [{ in: 'query', name: 'topicId', detail: 'is given twice; send one value' }],
      });
    });

    it('refuses a filter that is misspelt, so that it never answers all rows', async () => {
      const [misspelt, added] = await Promise.all([
        getList('connections?group=acme'),
        getList('connections?_=1'),
      ]);

      expect([misspelt.status, added.status]).toEqual([422, 200]);
      expect(await misspelt.json()).toMatchObject({
        code: 'member_misspelt',
        issues: [{ in: 'query', name: 'group', remedy: 'Write "groupRef" in place of "group".' }],
      });
    });

    it('takes a token for the parameters it was given with only', async () => {
      const { groupRef } = (await installedGroup(contract())).identity;
      await installedGroup(contract());
      await client().installations.listForProject({ pageSize: 1 });
      const pageToken = nextToken(contract().lastResponse());

      const call = client().installations.listForProject({ groupRef, pageSize: 1, pageToken });
      await expectProblem(call, 'invalid_request', ['pageToken']);
    });

    it('shows an end user only their own group, page by page', async () => {
      const { identity, connection } = await connectedGroup(contract());
      await connectedGroup(contract());
      const second = contract().newIdentity().consumerRef;
      const colleague = await client().connections.generate({
        provider: 'sandboxApiKey',
        groupRef: identity.groupRef,
        consumerRef: second,
        apiKey: contract().credentials.good,
      });
      await client().connections.list({ pageSize: 1 });
      const builders = nextToken(contract().lastResponse());
      const { connections } = contract().consumer(identity);

      const seen = await everyOne(connections.list({ pageSize: 1 }));

      expect(seen.map(({ id }) => id)).toEqual([colleague.id, connection.id]);
      const call = connections.list({ pageSize: 1, pageToken: builders });
      await expectProblem(call, 'invalid_request', ['pageToken']);
    });
  });
}

function nextToken({ headers }: Response): string | undefined {
  const [, query] = /<\?([^>]*)>; rel="next"/.exec(headers.get('Link') ?? '') ?? [];
  return new URLSearchParams(query).get('pageToken') ?? undefined;
}
