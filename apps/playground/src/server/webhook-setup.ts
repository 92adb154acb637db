import type { DowelClient } from '@dowel/client';
import { notificationEventTypes } from '@dowel/client/server';

/** The names under which Dowel knows this backend. The manifest of the demo sends records to this destination. */
const names = { destination: 'demoWebhook', topic: 'ridgeline' };

/**
 * Makes Dowel send every event to `url`: event type → topic → destination. What is there already stays, so this can run
 * at every start.
 * @returns the key that messages are signed with
 */
export async function setUpWebhook(dowel: DowelClient, url: string): Promise<string> {
  const [destinationId, topicId] = await Promise.all([ensureDestination(dowel, url), ensureTopic(dowel)]);
  await Promise.all([ensureEventRoutes(dowel, topicId), ensureRoute(dowel, { topicId, destinationId })]);
  const { secrets } = await dowel.destinations.get(destinationId, { includeSecrets: true });
  if (secrets?.webhookSigningKey) return secrets.webhookSigningKey;
  throw new Error(
    'Dowel showed no signing key, so no message could be checked. The API key needs scope "full".',
  );
}

async function ensureDestination(dowel: DowelClient, url: string): Promise<string> {
  const existing = (await dowel.destinations.list()).find(({ name }) => name === names.destination);
  if (!existing) {
    const metadata = { url };
    const created = await dowel.destinations.create({ name: names.destination, type: 'webhook', metadata });
    return created.id;
  }
  // Also when the address is the same: an update enables a destination that was disabled while we were away.
  await dowel.destinations.update(existing.id, {
    updateMask: ['metadata.url'],
    destination: { metadata: { url } },
  });
  return existing.id;
}

async function ensureTopic(dowel: DowelClient): Promise<string> {
  const existing = (await dowel.topics.list()).find(({ name }) => name === names.topic);
  return (existing ?? (await dowel.topics.create({ name: names.topic }))).id;
}

async function ensureEventRoutes(dowel: DowelClient, topicId: string): Promise<void> {
  const existing = await dowel.eventTopicRoutes.list({ topicId });
  const missing = notificationEventTypes.filter((type) =>
    existing.every(({ eventType }) => eventType !== type),
  );
  await Promise.all(missing.map((eventType) => dowel.eventTopicRoutes.create({ eventType, topicId })));
}

async function ensureRoute(
  dowel: DowelClient,
  route: { topicId: string; destinationId: string },
): Promise<void> {
  const existing = await dowel.topicDestinationRoutes.list();
  const isThere = existing.some(
    ({ topicId, destinationId }) => topicId === route.topicId && destinationId === route.destinationId,
  );
  if (!isThere) await dowel.topicDestinationRoutes.create(route);
}
