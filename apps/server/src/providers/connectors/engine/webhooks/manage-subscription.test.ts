import { expect, it } from 'vitest';
import { definitionOf } from '../../../../../test/shipped-connectors.ts';
import { restConnector } from '../../rest-connector.ts';
import { sandbox } from '../../sandbox.ts';
import { answering, serving } from '../answering.fixture.ts';

const address = 'https://dowel.example/hook';

it.each([
  // https://docs.attio.com/rest-api/endpoint-reference/webhooks/list-webhooks
  ['attio', { data: [{ id: { webhook_id: '1' }, target_url: address, status: 'inactive' }] }, false],
  ['attio', { data: [{ id: { webhook_id: '1' }, target_url: address, status: 'degraded' }] }, true],
  // https://docs.stripe.com/api/webhook_endpoints/object
  ['stripe', { data: [{ id: '1', url: address, status: 'disabled' }] }, false],
  // https://developers.pipedrive.com/docs/api/v1/Webhooks
  ['pipedrive', { success: true, data: [{ id: 1, subscription_url: address, is_active: 0 }] }, false],
])(
  'counts what %s lists as %j as a subscription only if events still come',
  async (provider, listed, isKept) => {
    const told = restConnector(definitionOf(provider)).events;
    if (told?.scope !== 'account') throw new Error(`${provider} has no subscriptions.`);
    const keptId = provider === 'pipedrive' ? '["1"]' : '1';

    const { fetch } = answering({ body: listed });

    expect(await told.removeOthers({ address, keptId }, fetch)).toEqual({ count: 0, isKept, left: [] });
  },
);

/** What is removed of subscriptions that a provider lists as `listed`. One that is gone is refused with `status`. */
async function removedOf(listed: object[], removal: { keptId?: string; lastId?: string }, status = 404) {
  const told = restConnector(sandbox).events;
  if (told?.scope !== 'account') throw new Error('The sandbox has no subscriptions.');
  const { fetch, requests } = serving(({ method }) =>
    method === 'GET' ? { body: { webhooks: listed } } : { status, body: {} },
  );
  const { isKept } = await told.removeOthers({ address, ...removal }, fetch);
  return { isKept, removed: requests.flatMap(({ method, url }) => (method === 'DELETE' ? [url] : [])) };
}

it.each([200, 404, 422])(
  'removes one that is not on the page that is listed, which may be gone: %i',
  async (status) => {
    const others = [{ id: 'other', url: 'https://other.example' }];
    const gone = ['https://oak.example/base/webhooks/old'];

    expect((await removedOf(others, { lastId: 'old' }, status)).removed).toEqual(gone);
    expect((await removedOf(others, { keptId: 'new', lastId: 'old' }, status)).removed).toEqual(gone);
    expect((await removedOf(others, { keptId: 'old', lastId: 'old' }, status)).removed).toEqual([]);
  },
);

it.each(['HTTPS://Dowel.Example:443/hook', `${address}/`])(
  'takes %s for the address that it is, as a provider writes it',
  async (url) => {
    const listed = [
      { id: 'new', url },
      { id: 'old', url },
    ];

    expect(await removedOf(listed, { keptId: 'new' })).toEqual({
      isKept: true,
      removed: ['https://oak.example/base/webhooks/old'],
    });
  },
);

it('removes one below a record that is not on the page that is listed', async () => {
  const told = restConnector(definitionOf('github')).events;
  if (told?.scope !== 'account') throw new Error('GitHub has no subscriptions.');
  const { fetch, requests } = serving(({ method }) => ({ body: method === 'GET' ? [] : { id: 2 } }));
  const wanted = { parent: { owner: 'oak', repo: 'desk' }, address, secret: 'own', knownId: '1' };

  expect(await told.below?.subscribe(wanted, fetch)).toMatchObject({ id: '2' });
  expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'GET /base/repos/oak/desk/hooks',
    'DELETE /base/repos/oak/desk/hooks/1',
    'POST /base/repos/oak/desk/hooks',
  ]);
});
