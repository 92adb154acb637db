import { expect, it } from 'vitest';
import { definitionOf } from '../../../../../test/shipped-connectors.ts';
import { restConnector } from '../../rest-connector.ts';
import { answering } from '../answering.fixture.ts';

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
