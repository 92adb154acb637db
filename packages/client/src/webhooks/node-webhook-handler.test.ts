import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exampleEvents } from '@dowel/schema';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { now, otherSecret, secret, sign } from '../../test/signed-message.ts';
import { type NodeWebhookRequest, nodeWebhookHandler } from './node-webhook-handler.ts';

const event = exampleEvents['connection.error'];
// A body that is not written as JSON.stringify would write it.
const body = JSON.stringify(event, null, 2).replace('Juniper', 'J\\u0075niper');

function receiver() {
  const ids: string[] = [];
  const handle = nodeWebhookHandler({
    secret,
    now,
    on: { 'connection.error': ({ id }) => ids.push(id) },
    onError: () => {},
  });
  return { handle, ids };
}

/** Runs a server for one test. `send` posts to it. */
async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/webhooks`;
  const send = (content: string | Buffer<ArrayBuffer> = body, headers: Record<string, string> = sign(body)) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: content,
    });
  return { url, send };
}

describe('handling webhooks with Node', () => {
  it('reads the body of a plain server', async () => {
    const { handle, ids } = receiver();
    const { send } = await serve(handle);

    expect((await send()).status).toBe(204);
    expect(ids).toEqual(['msg_1']);
  });

  it('answers 400 to a message that somebody else signed', async () => {
    const { handle, ids } = receiver();
    const { send } = await serve(handle);

    const response = await send(body, sign(body, { secret: otherSecret }));

    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toMatchObject({ code: 'signature_mismatch' });
    expect(ids).toEqual([]);
  });

  it('answers 413 to a body of more than 1 MiB, and goes on with the next request', async () => {
    const { handle } = receiver();
    const { send } = await serve(handle);

    const response = await send(Buffer.alloc(2 * 1024 * 1024, ' '));

    expect(response.status).toBe(413);
    expect((await send()).status).toBe(204);
  });

  it('answers 405 to a visit with a browser', async () => {
    const { handle } = receiver();
    const { url } = await serve(handle);

    const response = await fetch(url);

    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it.each([
    ['without a parser', (app: express.Express) => app],
    ['after express.raw', (app: express.Express) => app.use(express.raw({ type: 'application/json' }))],
    ['after express.text', (app: express.Express) => app.use(express.text({ type: 'application/json' }))],
    ['after a parser of forms', (app: express.Express) => app.use(express.urlencoded())],
    [
      'after express.json with a copy of the bytes',
      (app: express.Express) =>
        app.use(express.json({ verify: (req, _, bytes) => void Object.assign(req, { rawBody: bytes }) })),
    ],
  ])('takes the message in Express %s', async (_, prepare) => {
    const { handle, ids } = receiver();
    const app = prepare(express());
    app.post('/webhooks', handle);
    const { send } = await serve(app);

    expect((await send()).status).toBe(204);
    expect(ids).toEqual(['msg_1']);
  });

  it('says what to do in Express after express.json', async () => {
    const { handle, ids } = receiver();
    const app = express();
    app.use(express.json());
    app.post('/webhooks', handle);
    const { send } = await serve(app);

    const response = await send();

    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({
      code: 'body_not_raw',
      message: expect.stringContaining('above app.use(express.json())'),
    });
    expect(ids).toEqual([]);
  });

  it('says which handler is meant when it gets the request of fetch', async () => {
    const request = new Request('https://product.example', { method: 'POST', body, headers: sign(body) });
    const handle: (...given: never[]) => Promise<void> = receiver().handle;

    await expect(handle(request as never, {} as never)).rejects.toThrow('Use webhookHandler where');
  });

  it.each([
    [{ parsed: 'by Fastify' }, 500, 'addContentTypeParser("application/json", { parseAs: "buffer" }'],
    [Buffer.from(body), 204, ''],
  ])('takes the request of Fastify, if it has kept the bytes: %#', async (kept, status, words) => {
    const { handle } = receiver();
    const { send } = await serve((request, response) => {
      const ofFastify = { method: request.method, headers: request.headers, body: kept };
      void handle(ofFastify as unknown as NodeWebhookRequest, response);
    });

    const response = await send();

    expect(response.status).toBe(status);
    expect(await response.text()).toContain(JSON.stringify(words).slice(1, -1));
  });

  it('goes on when the sender hangs up in the middle', async () => {
    const errors: unknown[] = [];
    let answered: () => void;
    const done = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const handle = nodeWebhookHandler({ secret, now, on: {}, onError: (error) => errors.push(error) });
    const { url, send } = await serve((request, response) => void handle(request, response).then(answered));
    const sending = new AbortController();
    const half = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    });
    const sent = fetch(url, {
      method: 'POST',
      body: half,
      duplex: 'half',
      signal: sending.signal,
    } as RequestInit).catch(() => {});

    setTimeout(() => sending.abort(), 50);
    await sent;
    await done;

    expect((await send()).status).toBe(204);
  });
});
