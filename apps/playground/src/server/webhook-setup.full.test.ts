import { DowelClient } from '@dowel/client';
import { type Dowel, startDowel } from '@dowel/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setUpWebhook } from './webhook-setup.ts';

const url = 'https://ridgeline.example/api/webhooks/dowel';

let server: Dowel;
let dowel: DowelClient;
beforeAll(async () => {
  // The destination of the demo is the one that is set up here.
  server = await startDowel({ destination: 'inbox' });
  const { url: baseUrl, project, apiKey } = server;
  dowel = new DowelClient({ baseUrl, project, apiKey });
});
beforeEach(() => server.reset());
afterAll(() => server.stop());

/** What leads to the address: the destination, its topic, and the event types of the topic. */
async function wayTo(address: string) {
  const all = await Promise.all(
    (await dowel.destinations.list()).map(({ id }) => dowel.destinations.get(id, { includeSecrets: true })),
  );
  const destinations = all.filter(({ metadata }) => metadata.url === address);
  const topicRoutes = (await dowel.topicDestinationRoutes.list()).filter(
    ({ destinationId }) => destinationId === destinations[0]?.id,
  );
  const eventRoutes = (await dowel.eventTopicRoutes.list()).filter(
    ({ topicId }) => topicId === topicRoutes[0]?.topicId,
  );
  return { destinations, topicRoutes, eventRoutes };
}

describe('setting up the webhook', () => {
  it('makes a way from every event type to the address, and answers its signing key', async () => {
    const secret = await setUpWebhook(dowel, url);

    const { destinations, topicRoutes, eventRoutes } = await wayTo(url);
    expect(destinations).toMatchObject([{ type: 'webhook', secrets: { webhookSigningKey: secret } }]);
    expect(topicRoutes).toHaveLength(1);
    expect(new Set(eventRoutes.map(({ eventType }) => eventType)).size).toBe(16);
  });

  it('makes only what is missing at the next start, and follows a new address', async () => {
    const secret = await setUpWebhook(dowel, url);
    const [route] = (await wayTo(url)).eventRoutes;
    await dowel.eventTopicRoutes.delete(route?.id ?? '');

    const again = await setUpWebhook(dowel, `${url}/2`);

    const { destinations, topicRoutes, eventRoutes } = await wayTo(`${url}/2`);
    expect(again).toBe(secret);
    expect((await wayTo(url)).destinations).toEqual([]);
    expect([destinations.length, topicRoutes.length, eventRoutes.length]).toEqual([1, 1, 16]);
  });
});
