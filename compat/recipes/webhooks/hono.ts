// recipes/webhooks/hono.ts
import { webhookHandler } from '@dowel/client/server';
import { Hono } from 'hono';
import { sync } from './sync'; // yours

export const app = new Hono();

app.post('/webhooks/dowel', (context) => {
  const receive = webhookHandler({
    secret: process.env.DOWEL_WEBHOOK_SECRET, // in a worker: context.env.DOWEL_WEBHOOK_SECRET
    on: { 'installation.created': ({ data }) => sync.start(data.groupRef, data.installationId) },
  });
  return receive(context.req.raw);
});
