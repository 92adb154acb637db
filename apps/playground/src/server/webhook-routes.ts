import { type WebhookEvent, webhookHandler } from '@dowel/client/server';
import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

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

/** How many events this backend remembers. A real one stores what it needs. */
const most = 100;

/** Events that this backend has received, and the pages that want to know of the next. */
class HeardEvents {
  readonly #events = new Map<string, WebhookEvent>();
  readonly #listeners = new Set<(event: WebhookEvent) => void>();

  /** Oldest first. */
  get all(): WebhookEvent[] {
    return [...this.#events.values()];
  }

  /** A message may come twice: Dowel sends it again if it did not hear our answer. The second one changes nothing. */
  add(event: WebhookEvent): void {
    if (this.#events.has(event.id)) return;
    this.#events.set(event.id, event);
    const [oldest] = this.#events.keys();
    if (this.#events.size > most && oldest !== undefined) this.#events.delete(oldest);
    for (const listener of this.#listeners) listener(event);
  }

  /** @returns a function that ends the listening */
  listen(listener: (event: WebhookEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
