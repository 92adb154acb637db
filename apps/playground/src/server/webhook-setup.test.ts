import { DowelClient } from '@dowel/client';
import { createMockService } from '@dowel/mocks';
import { describe, expect, it } from 'vitest';
import { setUpWebhook } from './webhook-setup.ts';

const url = 'https://ridgeline.example/api/webhooks/dowel';

function start() {
  const service = createMockService();
  const dowel = new DowelClient({
    baseUrl: 'https://dowel.test/v1',
    project: 'demo',
    apiKey: 'mock_full',
    fetch: service.fetch,
  });
  return { service, dowel };
}

describe('setting up the webhook', () => {
  it('makes a way from every event type to the address, and answers its signing key', async () => {
    const { service, dowel } = start();

    const secret = await setUpWebhook(dowel, url);

    const { destinations, eventTopicRoutes, topicDestinationRoutes, topics } = service.store;
    expect(destinations).toMatchObject([{ type: 'webhook', metadata: { url }, signingKey: secret }]);
    expect(new Set(eventTopicRoutes.map(({ eventType }) => eventType)).size).toBe(15);
    expect(new Set(eventTopicRoutes.map(({ topicId }) => topicId))).toEqual(new Set([topics[0]?.id]));
    expect(topicDestinationRoutes).toMatchObject([
      { topicId: topics[0]?.id, destinationId: destinations[0]?.id },
    ]);
  });

  it('makes only what is missing at the next start, and follows a new address', async () => {
    const { service, dowel } = start();
    const secret = await setUpWebhook(dowel, url);
    const [route] = service.store.eventTopicRoutes;
    await dowel.eventTopicRoutes.delete(route?.id ?? '');

    const again = await setUpWebhook(dowel, `${url}/2`);

    const { destinations, eventTopicRoutes, topicDestinationRoutes, topics } = service.store;
    expect(again).toBe(secret);
    expect(destinations).toMatchObject([{ metadata: { url: `${url}/2` } }]);
    expect([eventTopicRoutes.length, topicDestinationRoutes.length, topics.length]).toEqual([15, 1, 1]);
  });
});
