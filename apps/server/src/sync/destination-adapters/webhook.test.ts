import { Buffer } from 'node:buffer';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import { describe, expect, it } from 'vitest';
import { brokenAnswers, endlessAnswers, startBrokenServer } from '../../../test/attack/broken-servers.ts';
import { startReceiver } from '../../../test/receiver.ts';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import { sendWebhook } from './webhook.ts';

const key = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const oldKey = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const message = {
  id: 'msg_01970000-0000-7000-8000-000000000001',
  time: new Date(),
  eventType: 'connection.created',
  topic: 'events',
  body: Buffer.from('{"notificationType":"connection.created","data":{"name":"Zoë"}}'),
  data: Buffer.from('{"name":"Zoë"}'),
  metadata: {},
};
const headers = { Authorization: 'Bearer of-the-receiver', 'X-Team': 'sales' };

const door = createOutgoing({ allowPrivateNetwork: 'loopback' });
const receiver = receiverOfEachTest();

function send(
  over: object = {},
  { outgoing = door, attemptMs = 2_000, signal = new AbortController().signal } = {},
) {
  const target = { url: receiver.url, headers: {}, signingKeys: [key], ...over };
  return sendWebhook(
    target,
    message,
    { outgoing, signal, now: () => new Date() },
    { attemptMs, answerMs: 300 },
  );
}

describe('signing a webhook', () => {
  // @holds S238
  it.each([
    ['Standard Webhooks', (secret: string) => new StandardWebhook(secret)],
    ['Svix', (secret: string) => new SvixWebhook(secret)],
  ])('is accepted by the library of %s, with the new key and with the old one', async (_, library) => {
    await send({ signingKeys: [key, oldKey] });

    const [{ body, headers: got }] = receiver.received as [(typeof receiver.received)[0]];
    const verify = (secret: string, over = {}) =>
      library(secret).verify(body, { ...(got as Record<string, string>), ...over });
    expect(() => verify(key)).not.toThrow();
    expect(() => verify(oldKey)).not.toThrow();
    expect(() => verify(`whsec_${Buffer.alloc(32, 3).toString('base64')}`)).toThrow();
    expect(() => verify(key, { 'webhook-id': 'msg_other', 'svix-id': 'msg_other' })).toThrow();
  });

  it('sends the exact bytes, both names of each header, and the headers of the builder', async () => {
    await send({ headers });

    const [got] = receiver.received;
    expect(got?.body).toBe(message.body.toString());
    expect(got?.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': message.id,
      'svix-id': message.id,
      authorization: 'Bearer of-the-receiver',
      'x-team': 'sales',
    });
    for (const name of ['timestamp', 'signature']) {
      expect(got?.headers[`svix-${name}`]).toBe(got?.headers[`webhook-${name}`]);
    }
  });

  // @holds W3
  it('shows the request without what the builder put into it', async () => {
    receiver.answers((response, _, { headers: sent }) => response.end(`you sent ${sent.authorization}`));

    const outcome = await send({ headers });

    expect(outcome.request.headers).toMatchObject({
      authorization: '•••',
      'x-team': '•••',
      'webhook-id': message.id,
    });
    expect(outcome).toMatchObject({ kind: 'delivered', answer: expect.stringContaining('you sent') });
    expect(JSON.stringify(outcome)).not.toContain('of-the-receiver');
    expect(JSON.stringify(outcome)).not.toContain(key.slice(6));
  });

  it('uses a connection again', async () => {
    for (let count = 0; count < 20; count += 1) await send();

    expect(receiver.received).toHaveLength(20);
    expect(receiver.connections()).toBeLessThanOrEqual(2);
  });
});

describe('judging an answer', () => {
  it.each([200, 201, 204, 299])('takes %i for success', async (status) => {
    receiver.answers((response) => response.writeHead(status).end());

    expect(await send()).toMatchObject({ kind: 'delivered', status });
  });

  it.each([400, 401, 404, 410, 500, 503])('takes %i for a refusal', async (status) => {
    receiver.answers((response) => response.writeHead(status).end('why\0 not'));

    const outcome = await send();

    expect(outcome).toMatchObject({ kind: 'refused', status, answer: 'why not' });
    expect(outcome).toHaveProperty('reason', expect.stringContaining(`status ${status}`));
  });

  it.each([300, 304])('does not take %i for a redirect that leads elsewhere', async (status) => {
    receiver.answers((response) => response.writeHead(status).end());

    expect(await send()).toHaveProperty('reason', expect.stringContaining('Only 200 to 299'));
  });

  it('hears that the receiver is busy, and for how long', async () => {
    receiver.answers((response) => response.writeHead(429, { 'retry-after': '90' }).end());

    expect(await send()).toMatchObject({ kind: 'refused', isBusy: true, retryAfterMs: 90_000 });
  });

  // @holds W1
  it.each([301, 302, 307, 308])('does not follow a redirect (%i)', async (status) => {
    const other = await startReceiver();
    receiver.answers((response) => response.writeHead(status, { location: other.url }).end());

    const outcome = await send();

    other.stop();
    expect(outcome).toMatchObject({ kind: 'refused', status, reason: expect.stringContaining('redirect') });
    expect(other.received).toEqual([]);
  });

  it('keeps the first 1,000 characters', async () => {
    receiver.answers((response) => response.end('ö'.repeat(3_000)));

    const { answer } = (await send()) as { answer: string };

    expect(answer).toMatch(/^ö+…?$/);
    expect(answer.length).toBeLessThanOrEqual(1_000);
  });
});

describe('a receiver that behaves badly', () => {
  // @holds W2
  it('is not read to the end of 300 MB', async () => {
    let sent = 0;
    receiver.answers((response) => {
      const part = Buffer.alloc(64 * 1024, 'x');
      const more = () => {
        while (sent < 300 * 1024 * 1024 && !response.destroyed) {
          sent += part.length;
          if (!response.write(part)) return response.once('drain', more);
        }
        return response.end();
      };
      more();
    });

    const outcome = await send();

    expect(outcome).toMatchObject({ kind: 'delivered', note: expect.stringContaining('64 KiB') });
    expect(sent).toBeLessThan(32 * 1024 * 1024);
  });

  // @holds W2
  it.each(Object.entries(endlessAnswers))('is given up after %s', async (_, answer) => {
    const broken = await startBrokenServer();
    broken.answer(answer);

    const outcome = await send({ url: `${broken.origin}/` }, { attemptMs: 500 });

    broken.stop();
    const why = 'note' in outcome ? outcome.note : 'reason' in outcome && outcome.reason;
    expect(why).toMatch(/within 0\.[35] s/);
  });

  // @holds W2
  it.each(Object.entries(brokenAnswers))('is an outcome after %s', async (_, answer) => {
    const broken = await startBrokenServer();
    broken.answer(answer);

    const outcome = await send({ url: `${broken.origin}/` });

    broken.stop();
    expect(outcome.kind).toMatch(/^(delivered|refused|unreachable)$/);
    expect(outcome.kind === 'delivered' || outcome.reason !== '').toBe(true);
  });

  it('is an outcome when nobody listens', async () => {
    receiver.stop();

    expect(await send()).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('ECONNREFUSED'),
    });
  });

  it('is not waited for when the work is stopped', async () => {
    receiver.answers(() => undefined);
    const stopping = new AbortController();
    setTimeout(() => stopping.abort(), 100);

    const outcome = await send({}, { signal: stopping.signal, attemptMs: 20_000 });

    expect(outcome).toMatchObject({ kind: 'unreachable', reason: expect.stringContaining('stopped') });
  });
});

describe('a receiver on a private network', () => {
  // @holds W1
  it('is not called', async () => {
    const outcome = await send({}, { outgoing: createOutgoing() });

    expect(outcome).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('private network'),
    });
    expect(receiver.received).toEqual([]);
  });

  // @holds W1
  it('is not called when the name of an allowed one leads there later', async () => {
    const allowed = await startReceiver('127.0.0.2', (response) => {
      response.writeHead(204, { connection: 'close' }).end();
    });
    // On another address of this machine, with the same port.
    const inside = await startReceiver('127.0.0.1', undefined, allowed.port);
    let address = '127.0.0.2';
    const outgoing = createOutgoing({
      allowPrivateNetwork: ['127.0.0.2'],
      lookup: (_name, _options, callback) => callback(null, [{ address, family: 4 }]),
    });
    const url = `http://hooks.example:${allowed.port}/`;

    const before = await send({ url }, { outgoing });
    address = '127.0.0.1';
    const after = await send({ url }, { outgoing });

    allowed.stop();
    inside.stop();
    expect(before).toMatchObject({ kind: 'delivered' });
    expect(after).toMatchObject({ kind: 'unreachable', reason: expect.stringContaining('private network') });
    expect(allowed.received).toHaveLength(1);
    expect(inside.received).toEqual([]);
  });
});
