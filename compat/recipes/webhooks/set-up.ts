// recipes/webhooks/set-up.ts
import type { DowelClient } from '@dowel/client';

/** Makes Dowel send these events to `url`: event type → topic → destination. Run it once. */
export async function setUpWebhook(dowel: DowelClient, url: string) {
  const destination = await dowel.destinations.create({
    name: 'backend',
    type: 'webhook',
    metadata: { url },
  });
  const topic = await dowel.topics.create({ name: 'lifecycle' });
  await dowel.topicDestinationRoutes.create({ topicId: topic.id, destinationId: destination.id });
  for (const eventType of ['installation.created', 'installation.deleted', 'connection.error'] as const) {
    await dowel.eventTopicRoutes.create({ topicId: topic.id, eventType });
  }
  const { secrets } = await dowel.destinations.get(destination.id, { includeSecrets: true });
  return secrets?.webhookSigningKey; // whsec_…: keep it as DOWEL_WEBHOOK_SECRET
}
