import { buildEvent, createMockService } from '@dowel/mocks';
import { describe, expect, it, vi } from 'vitest';
import { createWebhookRoutes } from './webhook-routes.ts';

const service = createMockService();
const webhook = { url: 'http://127.0.0.1:4330/api/webhooks/dowel', secret: service.webhookSecret };
const created = buildEvent('installation.created');
const deleted = { ...buildEvent('installation.deleted'), id: 'event-2' };

function start(findWebhook = async () => webhook) {
  const routes = createWebhookRoutes(findWebhook);
  return {
    receive: (event: typeof created | typeof deleted, secret = service.webhookSecret) =>
      service.deliver(event, {
        url: 'https://ridgeline.example/webhooks/dowel',
        secret,
        fetch: (request) => routes.request(request),
      }),
    open: () => listen(routes.request('/events')),
  };
}

/** Reads server-sent events one by one. */
async function listen(answer: Response | Promise<Response>) {
  const { body } = await answer;
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async next(): Promise<{ name: string; data: unknown }> {
      while (!text.includes('\n\n')) text += (await reader?.read())?.value ?? '';
      const [block = ''] = text.split('\n\n', 1);
      text = text.slice(block.length + 2);
      const [, name = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      return { name, data: JSON.parse(data) };
    },
    close: () => reader?.cancel(),
  };
}

describe('telling a page what the backend hears', () => {
  it('starts with the address and what was heard before, and goes on with what comes', async () => {
    const { receive, open } = start();
    expect((await receive(created)).status).toBe(204);
    const page = await open();

    expect(await page.next()).toEqual({ name: 'setup', data: { url: webhook.url } });
    expect(await page.next()).toMatchObject({ name: 'heard', data: { id: created.id } });
    expect((await receive(deleted)).status).toBe(204);
    expect(await page.next()).toMatchObject({
      name: 'heard',
      data: { notificationType: 'installation.deleted', data: deleted.data, id: 'event-2' },
    });
    await page.close();
  });

  it('tells of a message once, although it came twice', async () => {
    const { receive, open } = start();
    await receive(created);
    expect((await receive(created)).status).toBe(204);
    await receive(deleted);
    const page = await open();

    const told = [await page.next(), await page.next(), await page.next()].map(({ data }) => data);

    expect(told.slice(1)).toMatchObject([{ id: created.id }, { id: 'event-2' }]);
    await page.close();
  });

  it('refuses a message of somebody else, and tells no page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { receive, open } = start();

    expect((await receive(created, 'whsec_c29tZWJvZHkgZWxzZQ==')).status).toBe(400);
    await receive(deleted);
    const page = await open();

    expect((await page.next()).data).toEqual({ url: webhook.url });
    expect((await page.next()).data).toMatchObject({ id: 'event-2' });
    await page.close();
  });

  it('says why there is no webhook', async () => {
    const { open } = start(() => Promise.reject(new Error('The server is away.')));
    const page = await open();

    expect(await page.next()).toEqual({ name: 'setup', data: { problem: 'The server is away.' } });
    await page.close();
  });
});
