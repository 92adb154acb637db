// recipes/webhooks/receiver.test.ts
import { DowelClient } from '@dowel/client';
import { buildEvent, createMockService } from '@dowel/mocks';
import { afterEach, expect, it, vi } from 'vitest';
import { sync } from './sync';

const service = createMockService();
vi.stubEnv('DOWEL_WEBHOOK_SECRET', service.webhookSecret);
const { POST } = await import('./next-route'); // reads the variable when it loads
const baseUrl = 'https://dowel.test/v1';
const dowel = new DowelClient({ baseUrl, project: 'demo', apiKey: 'mock_full', fetch: service.fetch });
afterEach(() => service.reset());

it('starts to sync when a customer installs', async () => {
  service.given.connection({ provider: 'sandbox' });
  const integration = await dowel.integrations.get('crm-sync');
  const content = { provider: 'sandbox', read: { objects: { deals: { objectName: 'deals' } } } };
  const { id } = await dowel.installations.create(integration.id, { groupRef: 'acme', config: { content } });

  const response = await service.deliver(service.getEvent('installation.created'), { fetch: POST });

  expect(response.status).toBe(204);
  expect(sync.started).toContainEqual(['acme', id]);
});

it('refuses what somebody else signed', async () => {
  const event = buildEvent('installation.deleted', { groupRef: 'acme' });

  const response = await service.deliver(event, { fetch: POST, secret: 'whsec_c29tZWJvZHkgZWxzZQ==' });

  expect(response.status).toBe(400);
  expect(sync.stopped).toEqual([]);
});
