import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { openDialect } from '../dialects.fixture.ts';
import { startReceiver } from '../receiver.fixture.ts';

const PATH = '/admin/api/2026-10/graphql.json';

it('Shopify has a subscription for each topic and address, and signs with the secret of the application', async () => {
  const opened = await openDialect('shopify');
  const receiver = await startReceiver();
  const { url } = receiver;
  await opened.control('PUT', '/application', { url, clientSecret: 'of the app' });
  const headers = { 'x-shopify-access-token': opened.account.accessToken };
  const ask = async (query: string, variables: object = {}) =>
    (await opened.call('POST', PATH, { query, variables }, headers)).body.data;
  const subscribe = async (topic: string) => {
    const given = { topic, webhookSubscription: { uri: url, format: 'JSON' } };
    const query = `mutation ($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
      webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
        webhookSubscription { id } userErrors { message }
      }
    }`;
    return (await ask(query, given)).webhookSubscriptionCreate;
  };

  const made = await subscribe('ORDERS_UPDATED');
  const again = await subscribe('ORDERS_UPDATED');
  await subscribe('ORDERS_DELETE');
  const records = '/objects/orders/records';
  const [id] = (await opened.control('POST', records, { values: { note: 'A' } })).body.ids;
  await opened.control('PATCH', `${records}/${encodeURIComponent(id)}`, { values: { note: 'B' } });
  await opened.control('DELETE', `${records}/${encodeURIComponent(id)}`);
  const [updated, removed] = await receiver.arrived(2);
  const listed = await ask('{ webhookSubscriptions(first: 9) { nodes { topic uri } } }');
  const remove = 'mutation ($id: ID!) { webhookSubscriptionDelete(id: $id) { userErrors { message } } }';
  const gone = [
    await ask(remove, { id: made.webhookSubscription.id }),
    await ask(remove, { id: made.webhookSubscription.id }),
  ].map(({ webhookSubscriptionDelete: { userErrors } }) => userErrors.length);

  expect(again.userErrors).toEqual([{ message: 'Address for this topic has already been taken' }]);
  expect(listed.webhookSubscriptions.nodes).toEqual([
    { topic: 'ORDERS_UPDATED', uri: url },
    { topic: 'ORDERS_DELETE', uri: url },
  ]);
  expect(JSON.parse(updated?.body ?? '')).toMatchObject({ admin_graphql_api_id: id, note: 'B' });
  expect(JSON.parse(removed?.body ?? '')).toEqual({ id: Number(id.split('/').at(-1)) });
  expect(removed?.headers['x-shopify-topic']).toBe('orders/delete');
  const signed = createHmac('sha256', 'of the app')
    .update(updated?.body ?? '')
    .digest('base64');
  expect(updated?.headers['x-shopify-hmac-sha256']).toBe(signed);
  expect(gone).toEqual([0, 1]);
});
