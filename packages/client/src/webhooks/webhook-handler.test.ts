import { fileURLToPath } from 'node:url';
import { exampleEvents } from '@dowel/schema';
import { build } from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { now, otherSecret, post, secret, sign } from '../../test/signed-message.ts';
import type { WebhookHandlerOptions } from './answer-webhook.ts';
import { webhookHandler } from './webhook-handler.ts';

const created = JSON.stringify(exampleEvents['installation.created']);
const deleted = JSON.stringify(exampleEvents['installation.deleted']);

function receiver(options: Partial<WebhookHandlerOptions> = {}) {
  const heard: unknown[] = [];
  const errors: unknown[] = [];
  const hear = (event: unknown) => {
    heard.push(event);
  };
  const handle = webhookHandler({
    secret,
    now,
    on: { 'installation.created': hear },
    onError: (error, event) => errors.push([error, event]),
    ...options,
  });
  return { handle, heard, errors, hear };
}

afterEach(() => vi.restoreAllMocks());

describe('handling webhooks with fetch', () => {
  it('gives an event to its function and answers 204', async () => {
    const { handle, heard } = receiver();

    const response = await handle(post(created));

    expect(response.status).toBe(204);
    expect(heard).toEqual([
      { ...exampleEvents['installation.created'], id: 'msg_1', sentTime: '2026-11-20T08:00:00.000Z' },
    ]);
  });

  it('waits for the function before it answers', async () => {
    const steps: string[] = [];
    const { handle } = receiver({
      on: {
        'installation.created': async () => {
          await Promise.resolve();
          steps.push('handled');
        },
      },
    });

    await handle(post(created)).then(() => steps.push('answered'));

    expect(steps).toEqual(['handled', 'answered']);
  });

  it('accepts an event that nothing listens to, so that it is not sent again', async () => {
    const { handle, heard } = receiver();

    expect((await handle(post(deleted))).status).toBe(204);
    expect(heard).toEqual([]);
  });

  it.each([
    ['without a function', { notificationType: 'installation.deleted' }, deleted],
    ['of an unknown type', { notificationType: 'unknown' }, '{"notificationType":"constructor","data":{}}'],
    ['with records', { action: 'read' }, '{"action":"read","result":[]}'],
  ])('gives an event %s to onOther', async (_, expected, body) => {
    const others: unknown[] = [];
    const { handle, heard } = receiver({ onOther: (event) => others.push(event) });

    expect((await handle(post(body))).status).toBe(204);
    expect(others).toMatchObject([{ ...expected, id: 'msg_1' }]);
    expect(heard).toEqual([]);
  });

  it('gives a message with records to the function of its action', async () => {
    const records: unknown[] = [];
    const { handle } = receiver({ on: { read: ({ result }) => records.push(result) } });

    await handle(post(JSON.stringify({ action: 'read', result: [{ fields: { phone: '1' } }] })));

    expect(records).toEqual([[{ fields: { phone: '1' } }]]);
  });

  it('answers 500 when the function fails, and tells only the builder why', async () => {
    const failure = new Error('the database of the builder is away');
    const { handle, errors } = receiver({
      on: { 'installation.created': () => Promise.reject(failure) },
    });

    const response = await handle(post(created));

    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      code: 'handler_failed',
      message: 'The receiver failed while it handled the message.',
    });
    expect(errors).toMatchObject([[failure, { id: 'msg_1' }]]);
  });

  // @holds A9
  it('answers 400 to a message that somebody else signed, and calls nothing', async () => {
    const { handle, heard, errors } = receiver();

    const response = await handle(post(created, sign(created, { secret: otherSecret })));

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'signature_mismatch' });
    expect(heard).toEqual([]);
    expect(errors).toMatchObject([[{ code: 'signature_mismatch' }, undefined]]);
  });

  it.each([
    ['no secret', { secret: undefined }],
    ['a wrong secret', { secret: 'whsec_§' }],
  ])('answers 500 without details when it has %s', async (_, options) => {
    const { handle, errors } = receiver(options);

    const response = await handle(post(created));

    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'receiver_misconfigured' });
    expect(errors).toMatchObject([[{ name: 'TypeError' }, undefined]]);
  });

  it('says that something else has read the body', async () => {
    const { handle } = receiver();
    const request = post(created);
    await request.json();

    const response = await handle(request);

    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'body_not_raw' });
  });

  it('answers 405 to a visit with a browser', async () => {
    const { handle, errors } = receiver();

    const response = await handle(new Request('https://product.example/webhooks'));

    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
    expect(errors).toEqual([]);
  });

  it('answers 413 to a body of more than 1 MiB, and does not read it to its end', async () => {
    const { handle } = receiver();
    let isCancelled = false;
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
      cancel: () => {
        isCancelled = true;
      },
    });
    const init = { method: 'POST', headers: sign(created), body: endless, duplex: 'half' };

    const response = await handle(new Request('https://product.example/webhooks', init));

    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'body_too_large' });
    expect(isCancelled).toBe(true);
  });

  it('takes a body of exactly the allowed size', async () => {
    const size = new TextEncoder().encode(created).length;

    expect((await receiver({ maxBodyBytes: size }).handle(post(created))).status).toBe(204);
    expect((await receiver({ maxBodyBytes: size - 1 }).handle(post(created))).status).toBe(413);
  });

  it('says which handler is meant when it gets the request of another kind of server', () => {
    const request = { method: 'POST', headers: sign(created) };

    expect(() => receiver().handle(request as unknown as Request)).toThrow('Use nodeWebhookHandler in');
  });

  it('writes errors to the console if nothing else is to be done with them', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const handle = webhookHandler({
      secret,
      now,
      on: {
        'installation.created': () => {
          throw new Error('away');
        },
      },
    });

    await handle(post(created));
    await handle(post(created, {}));

    expect(written.mock.calls.map(([text]) => text)).toEqual([
      'A webhook function failed for installation.created msg_1.',
      expect.stringContaining('WebhookVerificationError: The request has no webhook-id'),
    ]);
  });

  it('still answers when onError fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { handle } = receiver({
      onError: () => {
        throw new Error('the log is full');
      },
    });

    expect((await handle(post(created, {}))).status).toBe(400);
  });
});

describe('running on the edge', () => {
  it('needs no module of Node', async () => {
    const entry = fileURLToPath(new URL('../server.ts', import.meta.url));

    // A browser's bundle has no place for modules of Node: esbuild would fail.
    const { metafile } = await build({
      entryPoints: [entry],
      bundle: true,
      platform: 'browser',
      conditions: ['@dowel/source'],
      format: 'esm',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });

    expect(Object.keys(metafile.inputs).some((path) => path.endsWith('verify-webhook.ts'))).toBe(true);
  });
});
