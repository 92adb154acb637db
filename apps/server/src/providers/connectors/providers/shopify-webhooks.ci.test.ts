import { describe, expect, it } from 'vitest';
import { inFull } from '../../../../test/full-run.ts';
import { generate } from '../../../installing/connections/generating/generate-connection.ts';
import { startReconciling } from '../../../sync/subscriptions/reconciling/reconciling.fixture.ts';
import { restConnector } from '../rest-connector.ts';
import { shopify } from './shopify.ts';

const products = { object: 'products', textField: 'title', otherField: 'vendor' };
const never = { enabled: 'never' };
const SHOPIFY_ATTEMPTS = 9;

type World = Awaited<ReturnType<typeof startReconciling>>;

async function providerAppOf({ request, projectPath }: World): Promise<string> {
  const [app] = (await request('GET', `${projectPath}/provider-apps`)).body;
  return `${projectPath}/provider-apps/${app.id}`;
}

const idsOf = async ({ account }: World) =>
  new Map((await account.subscriptions()).map(({ id, events }) => [events.join(), id]));

describe('events of Shopify', () => {
  // https://shopify.dev/docs/api/webhooks/2026-10
  it.each([
    ['orders/updated', 'ORDERS_UPDATED'],
    ['orders/partially_fulfilled', 'ORDERS_PARTIALLY_FULFILLED'],
    ['customer.tags_added', 'CUSTOMER_TAGS_ADDED'],
  ])('called %s are those that were asked for as %s', (topic, meaning) => {
    const headers = new Headers({ 'x-shopify-webhook-id': '1', 'x-shopify-topic': topic });
    const read = restConnector(shopify).events?.read('{"id":7}', headers);

    expect(read).toMatchObject([{ type: topic, meaning, recordId: '7' }]);
  });

  it('that one action has caused, also of one topic and record, are several, and one that is repeated is not', () => {
    const idOf = (delivery: string) => {
      const headers = { 'x-shopify-event-id': 'action', 'x-shopify-topic': 'products/update' };
      const all = new Headers({ ...headers, 'x-shopify-webhook-id': delivery });
      return restConnector(shopify).events?.read('{"id":7}', all)?.[0]?.id;
    };

    expect(new Set([idOf('1'), idOf('2'), idOf('1')]).size).toBe(2);
  });

  it('tell of a record, whose id a deletion has only the end of, and cannot be had without a provider app', async () => {
    const world = await startReconciling('shopify', {}, products);

    const id = await world.create('Roof');
    await world.gate.knocked(1);
    await world.runJobs();
    await world.change(id, 'Spire');
    await world.gate.knocked(2);
    await world.runJobs();
    await world.account.remove('products', id);
    await world.gate.knocked(3);
    await world.runJobs();

    const changes = world.changes();
    expect(changes).toMatchObject([
      { subscribeEventType: 'create', id, fields: { title: 'Roof' }, providerEventType: 'products/create' },
      { subscribeEventType: 'update', id, fields: { title: 'Spire' } },
      { subscribeEventType: 'delete', id, providerEventType: 'products/delete' },
    ]);
    expect(id).toContain('gid://shopify/Product/');
    expect(JSON.parse(world.gate.knocks[2]?.body ?? '')).toEqual({ id: expect.any(Number) });

    const removed = await world.request('DELETE', await providerAppOf(world));
    const objects = { products: { objectName: 'products', destination: 'receiver', deleteEvent: never } };
    const installation = { config: { content: { subscribe: { objects } } } };
    const change = { updateMask: ['config.content.subscribe.objects.products'], installation };
    const at = `${world.base}/installations/${world.installation.id}?skipSampling=true`;
    const changed = await world.request('PATCH', at, change);
    await world.runJobs();
    const [failed] = await world.subscribeOperations();
    const [log] = await world.logs(failed);
    expect([removed.status, changed.status, failed?.status]).toEqual([204, 200, 'failure']);
    expect(log?.message.error).toContain('no provider app for "shopify", whose client secret signs');
  });

  inFull(
    'are signed with the client secret of the provider app as it is now, and not with that of another project',
    async () => {
      const [world, other] = [
        await startReconciling('shopify', {}, products),
        await startReconciling('shopify', {}, products),
      ];
      const [foreign] = await other.account.subscriptions();
      world.gate.shut();
      await world.create('Roof');
      await world.gate.knocked(1);
      const [first] = world.gate.knocks;
      if (!first) throw new Error('No event has come.');
      const path = await providerAppOf(world);
      const change = { updateMask: ['clientSecret'], providerApp: { clientSecret: 'a newer one' } };
      const patched = await world.request('PATCH', path, change);

      const old = await world.gate.post(first);
      await world.account.sendEventsTo({ url: world.gate.url, clientSecret: 'a newer one' });
      await world.create('Spire');
      await world.gate.knocked(2);
      const [, second] = world.gate.knocks;

      const elsewhere = new URL(foreign?.url ?? '').pathname;
      expect([patched.status, old]).toEqual([200, 401]);
      expect(second && (await other.gate.post({ ...second, path: elsewhere }))).toBe(401);
      expect(second && (await world.gate.post(second))).toBe(200);
    },
  );

  inFull(
    "are signed with the client secret of the group's own app, once it is connected with that",
    async () => {
      const world = await startReconciling('shopify', {}, products);
      const { projectPath, account, gate, request, context } = world;
      const own = { provider: 'shopify', clientId: 'acme', clientSecret: 'secret of acme', groupRef: 'acme' };
      await request('POST', `${projectPath}/provider-apps`, own);
      gate.shut();
      /** What the server answers to the event of a new record. */
      const answerTo = async (text: string) => {
        const known = gate.knocks.length;
        await world.create(text);
        await gate.knocked(known + 1);
        const knock = gate.knocks[known];
        return knock && gate.post(knock);
      };
      const answers = [await answerTo('Roof')];

      await generate(context(), {
        provider: 'shopify',
        groupRef: 'acme',
        consumerRef: 'ada',
        providerMetadata: world.connection.providerMetadata,
        oauth2AuthorizationCode: {
          accessToken: { token: account.accessToken },
          refreshToken: { token: account.refreshToken },
        },
      });
      await world.runJobs();
      answers.push(await answerTo('Spire'));
      await account.sendEventsTo({ url: gate.url, clientSecret: own.clientSecret });
      answers.push(await answerTo('Tower'));

      expect(answers).toEqual([200, 401, 200]);
    },
  );

  // @holds S271
  it('come again after Shopify has given up on one topic, and a read finds what it did not tell', async () => {
    const world = await startReconciling('shopify', {}, products);
    const before = await idsOf(world);
    const { fetch } = world;

    world.gate.leadTo(async () => new Response(null, { status: 500 }));
    const id = await world.create('Roof');
    await world.gate.knocked(SHOPIFY_ATTEMPTS);
    world.gate.leadTo(fetch);
    await world.later(120);

    const after = await idsOf(world);
    const made = [...after].filter(([topic, one]) => before.get(topic) !== one).map(([topic]) => topic);
    expect([after.size, made]).toEqual([3, ['PRODUCTS_CREATE']]);
    expect(world.told()).toEqual([['create', id, true]]);
    const said = (await world.subscribeOperations()).map(({ result }) => result).join('\n');
    expect(said).toContain('Shopify did not send to the subscription any more, so it was made again.');
  });
});
