import { DowelClient } from '@dowel/client';
import { readDemoFile } from './demo-file.ts';
import type { Webhook } from './webhook-routes.ts';
import { setUpWebhook } from './webhook-setup.ts';

// As an address of this machine, which Dowel accepts in development. A real product has one that begins with https.
const port = Number(process.env.DOWEL_PLAYGROUND_PORT ?? 4330);
const url = `http://127.0.0.1:${port}/api/webhooks/dowel`;

let known: { apiKey: string; webhook: Promise<Webhook> } | undefined;

/**
 * The webhook of this backend. The first call sets it up. A fresh database has another key, so it is set up again
 * there.
 */
export async function findWebhook(): Promise<Webhook> {
  const { baseUrl, project, apiKey } = await readDemoFile();
  if (known?.apiKey !== apiKey) {
    const dowel = new DowelClient({ baseUrl, project, apiKey });
    known = { apiKey, webhook: setUpWebhook(dowel, url).then((secret) => ({ url, secret })) };
    // A set-up that failed is tried again by the next call.
    known.webhook.catch(() => {
      known = undefined;
    });
  }
  return known.webhook;
}
