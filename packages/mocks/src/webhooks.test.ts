import { DeliveredMessage, NotificationEvent, NotificationEventType } from '@dowel/schema';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildEvent } from './builders/events.ts';
import { createMockService } from './mock-service.ts';

const service = createMockService();
const event = buildEvent('installation.created', { groupRef: 'globex' });

/** What a receiver with the public library makes of a request. It throws if the signature is wrong. */
async function received(request: Request, secret = service.webhookSecret) {
  return new Webhook(secret).verify(await request.text(), Object.fromEntries(request.headers));
}

describe('delivering an event of the mocks', () => {
  it('signs what the service would send, so that the public verifier takes it', async () => {
    const request = await service.webhookRequest(event);

    const { notificationType, data } = event;
    expect(request.method).toBe('POST');
    expect(request.headers.get('webhook-id')).toBe(event.id);
    expect(request.headers.get('svix-signature')).toBe(request.headers.get('webhook-signature'));
    expect(await received(request)).toEqual({ notificationType, data });
  });

  it('posts to an address', async () => {
    const posted: Request[] = [];
    const server = setupServer(
      http.post('http://localhost:3000/hooks', ({ request }) => {
        posted.push(request.clone());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    server.listen();
    onTestFinished(() => server.close());

    const response = await service.deliver(event, { url: 'http://localhost:3000/hooks' });

    expect(response.status).toBe(204);
    expect(await received(posted[0] as Request)).toMatchObject({ data: { groupRef: 'globex' } });
  });

  it('hands the request to a handler instead', async () => {
    const response = await service.deliver(event, {
      fetch: async (request) => Response.json(await received(request)),
    });

    expect(await response.json()).toMatchObject({ notificationType: 'installation.created' });
  });

  it('signs with other secrets, as during a rotation, and as in the past', async () => {
    const other = 'whsec_YW5vdGhlci1zZWNyZXQtb2YtdGhlLWJ1aWxkZXI=';
    const both = { secret: [other, service.webhookSecret] };

    expect(await received(await service.webhookRequest(event, both))).toBeDefined();
    expect(await received(await service.webhookRequest(event, both), other)).toBeDefined();
    await expect(received(await service.webhookRequest(event, { secret: other }))).rejects.toThrow(
      'signature',
    );
    const old = service.webhookRequest(event, { sentTime: new Date(Date.now() - 400_000) });
    await expect(received(await old)).rejects.toThrow('too old');
  });
});

describe('building a message', () => {
  it.each(['read', 'subscribe', 'schema.watch'] as const)(
    'makes a %s that a receiver verifies',
    async (action) => {
      const message = buildEvent(action, { groupRef: 'globex' });
      const sent = await received(await service.webhookRequest(message));

      expect(DeliveredMessage.parse(sent)).toEqual(sent);
      expect(sent).toMatchObject({ action, groupRef: 'globex' });
      expect(sent).not.toHaveProperty('createTime');
    },
  );

  it('counts the records that replace its own, or has their address', () => {
    const read = buildEvent('read', { result: [{ id: 'a' }, { id: 'b' }] });
    const downloadUrl = 'https://dowel.test/bodies/1';
    const large = buildEvent('read', { resultInfo: { type: 'url', numRecords: 9, downloadUrl } });

    expect(read).toMatchObject({
      resultInfo: { type: 'inline', numRecords: 2 },
      result: [{ id: 'a' }, { id: 'b' }],
    });
    expect(large).toMatchObject({ resultInfo: { type: 'url', downloadUrl } });
    expect(large).not.toHaveProperty('result');
  });
});

describe('building an event', () => {
  it.each(NotificationEventType.options)('makes a %s of the contract’s shape', (type) => {
    const { notificationType, data } = buildEvent(type);

    expect(NotificationEvent.parse({ notificationType, data })).toEqual({ notificationType, data });
  });

  it('has an address in place of a config', () => {
    const { data } = buildEvent('installation.updated', { configURL: 'https://dowel.test/bodies/1' });

    expect(NotificationEvent.safeParse({ notificationType: 'installation.updated', data }).success).toBe(
      true,
    );
    expect(data).toMatchObject({ configURL: 'https://dowel.test/bodies/1', lastConfig: {} });
    expect(data).not.toHaveProperty('config');
  });
});
