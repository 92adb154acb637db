// recipes/webhooks/express.ts
import { nodeWebhookHandler } from '@dowel/client/server';
import express from 'express';
import { sync } from './sync'; // yours

export const app = express();

// Above express.json(): the signature is about the bytes of the body, and a parser does not keep them.
app.post(
  '/webhooks/dowel',
  nodeWebhookHandler({
    secret: process.env.DOWEL_WEBHOOK_SECRET,
    on: { 'installation.created': ({ data }) => sync.start(data.groupRef, data.installationId) },
  }),
);
app.use(express.json());
