import { type WebhookEvent, webhookHandler } from '@dowel/client/server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { HeardEvents } from './heard-events.ts';

/** Where Dowel sends events of this product, and the key that it signs them with. */
export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/**
 * Receives webhooks, and tells open pages of each. A real product would do its work here, and would show no customer
 * what it hears about another.
 * @param findWebhook rejects as long as Dowel is not set up to send anything
 */
export function createWebhookRoutes(findWebhook: () => Promise<Webhook>): Hono {
  const routes = new Hono();
  const heard = new HeardEvents();

  routes.post('/webhooks/dowel', async (context) => {
    const { secret } = await findWebhook();
    const receive = webhookHandler({ secret, on: {}, onOther: (event) => heard.add(event) });
    return receive(context.req.raw);
  });

  routes.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const gone = new Promise<void>((resolve) => stream.onAbort(resolve));
      const send = (name: string, data: unknown) =>
        stream.writeSSE({ event: name, data: JSON.stringify(data) });
      await send('setup', await describe(findWebhook));
      const sendEvent = (event: WebhookEvent) => void send('heard', event);
      for (const event of heard.all) sendEvent(event);
      const stop = heard.listen(sendEvent);
      await gone;
      stop();
    }),
  );

  return routes;
}

/** What a page may know of the set-up: the address, or why there is none. Never the key. */
async function describe(findWebhook: () => Promise<Webhook>): Promise<{ url: string } | { problem: string }> {
  try {
    const { url } = await findWebhook();
    return { url };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
