// recipes/webhooks/next-route.ts
import { webhookHandler } from '@dowel/client/server';
import { sync } from './sync'; // yours

/** app/webhooks/dowel/route.ts: POST /webhooks/dowel */
export const POST = webhookHandler({
  secret: process.env.DOWEL_WEBHOOK_SECRET,
  on: {
    'installation.created': ({ data }) => sync.start(data.groupRef, data.installationId),
    'installation.deleted': ({ data }) => sync.stop(data.groupRef),
    'connection.error': ({ data }) => sync.warn(data.groupRef, data.errors),
  },
});
