import { once } from 'node:events';
import { connect } from 'node:net';
import { DowelClient } from '@dowel/client';
import { webhookHandler } from '@dowel/client/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openInbox } from './inbox.ts';
import { type Dowel, startDowel } from './index.ts';

const hour = 3_600_000;

let dowel: Dowel;
let client: DowelClient;
beforeAll(async () => {
  const began = performance.now();
  dowel = await startDowel();
  console.log(`ready in ${Math.round(performance.now() - began)} ms`);
  client = new DowelClient({ baseUrl: dowel.url, project: dowel.project, apiKey: dowel.apiKey });
});
beforeEach(() => dowel.reset());
afterAll(() => dowel.stop());

describe('starting a server for tests', () => {
  it('answers as the real one does, for keys and for tokens', async () => {
    const { id: connectionId } = await dowel.given.connection();
    const ofAda = { groupRef: 'acme', consumerRef: 'ada' };
    const page = new DowelClient({
      baseUrl: dowel.url,
      project: dowel.project,
      getToken: (identity) => dowel.consumerToken(identity),
      identity: ofAda,
    });

    expect(await page.connections.list({ groupRef: 'acme' })).toMatchObject([{ id: connectionId }]);
    await expect(page.destinations.list()).rejects.toMatchObject({ code: 'token_not_allowed' });
  });

  it('reads from the sandbox, and sends what it has read, signed', async () => {
    const { id } = await dowel.given.installation();
    const saved: unknown[] = [];
    const receive = webhookHandler({
      secret: dowel.inbox.secret,
      on: { read: async ({ result }) => void saved.push(...(result ?? [])) },
    });

    const message = await dowel.inbox.next('read');
    const response = await receive(message.toRequest());

    expect(response.status).toBe(204);
    expect(message.body).toMatchObject({ installationId: id, groupRef: 'acme', readType: 'backfill' });
    expect(saved).toHaveLength(message.body.resultInfo.numRecords);
  });

  it('writes into the sandbox', async () => {
    const contacts = { objectName: 'contacts' };
    const { integrationId } = await dowel.given.installation({
      content: { write: { objects: { contacts } } },
    });
    const record = { email: 'new@acme.example', last_name: 'Okafor' };

    const { result } = await client.write.create(integrationId, 'contacts', { groupRef: 'acme', record });
    const written = await dowel.sandbox.request(`/objects/contacts/records/${result?.recordId}`);

    expect(await written.json()).toMatchObject({ email: 'new@acme.example' });
  });
});

describe('moving the clock', () => {
  it('does what has become due', async () => {
    await dowel.given.installation();
    await dowel.inbox.next('read.backfill.done');
    await dowel.sandbox.control('/records', { account: 'acme', object: 'contacts', count: 2 });

    await dowel.clock.advance(hour);

    expect((await dowel.inbox.next('read')).body).toMatchObject({ readType: 'backfill' });
    expect((await dowel.inbox.next('read')).body).toMatchObject({
      readType: 'scheduled',
      resultInfo: { numRecords: 2 },
    });
  });

  it('sends again what a receiver refused', async () => {
    dowel.inbox.answer(500);
    await dowel.given.connection();
    const first = await dowel.inbox.next('connection.created');
    dowel.inbox.answer(204);

    await dowel.clock.advance(hour);

    expect((await dowel.inbox.next('connection.created')).id).toBe(first.id);
  });

  it('goes back as well', async () => {
    await dowel.clock.set('2026-01-05T10:00:00Z');

    const { createTime } = await dowel.given.connection();

    expect(createTime).toMatch(/^2026-01-05T10:00/);
  });

  it('goes on sending after going back by hours', async () => {
    await dowel.given.installation();
    await dowel.inbox.next('read');

    await dowel.clock.advance(-hour);

    const { group } = await dowel.given.connection({ groupRef: 'globex' });
    await dowel.inbox.next('connection.created');
    expect((await dowel.inbox.next('connection.created')).body.data.groupRef).toBe(group.groupRef);
  });

  it('does after going back what was planned for later', async () => {
    const now = dowel.clock.now();
    await dowel.given.installation();
    await dowel.inbox.next('read');
    await dowel.clock.advance(1_000 * hour);

    await dowel.clock.set(now);
    await dowel.sandbox.control('/records', { account: 'acme', object: 'contacts', count: 2 });
    await dowel.clock.advance(hour);

    expect((await dowel.inbox.next('read')).body.resultInfo).toMatchObject({ numRecords: 2 });
  });

  it('refuses what is no time, and goes on as before', async () => {
    await expect(dowel.clock.set('tomorrow')).rejects.toThrow('no time');
    await expect(dowel.clock.advance(Number.NaN)).rejects.toThrow('no time');

    const { createTime } = await dowel.given.connection();
    expect(Math.abs(Date.parse(createTime) - Date.now())).toBeLessThan(hour);
  });
});

describe('in a test that replaces the clock and the network of its own process', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('sets the clock of the server, and calls the server', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-06-01T00:00:00Z') });

    await dowel.clock.set('2026-01-05T10:00:00Z');

    expect((await dowel.given.connection()).createTime).toMatch(/^2026-01-05T10:00/);
    expect(dowel.clock.now().toISOString()).toMatch(/^2026-01-05T10:00/);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('a fetch of the test')));
    expect((await dowel.given.connection({ groupRef: 'globex' })).group.groupRef).toBe('globex');
    expect((await dowel.sandbox.request('/objects/contacts/records')).status).toBe(200);
  });
});

describe('going back to the start', () => {
  it('forgets what was made, keeps what was there, and gives the sandbox back its records', async () => {
    const before = await client.integrations.list();
    await dowel.given.installation();
    await client.integrations.delete(before[0]?.id ?? '');
    const contact = '/objects/contacts/records/con_000001';
    await dowel.sandbox.request(contact, { method: 'DELETE' });
    expect((await dowel.sandbox.request(contact)).status).toBe(404);
    await dowel.settle();

    const began = performance.now();
    await dowel.reset();
    console.log(`reset in ${Math.round(performance.now() - began)} ms`);

    expect(await client.integrations.list()).toEqual(before);
    expect(await client.installations.listForProject()).toEqual([]);
    expect(dowel.inbox.messages).toEqual([]);
    expect((await dowel.sandbox.request(contact)).status).toBe(200);
  });

  it('waits for a write that is under way, so that the sandbox has nothing of it', async () => {
    const contacts = { objectName: 'contacts' };
    const { integrationId } = await dowel.given.installation({
      content: { write: { objects: { contacts } } },
    });
    const path = '/objects/contacts/records/con_000001';
    const before = await (await dowel.sandbox.request(path)).json();
    await dowel.sandbox.control('/faults', {
      path: '/api/v1/objects',
      method: 'PATCH',
      times: 1,
      delayMs: 500,
    });
    const record = { id: 'con_000001', city: 'Nowhere' };
    await client.write.update(integrationId, 'contacts', { groupRef: 'acme', mode: 'asynchronous', record });
    const isUnderWay = async () => {
      const { faults } = await (await fetch(`${dowel.sandbox.url}/control/faults`)).json();
      return faults.length === 0;
    };
    await vi.waitUntil(isUnderWay, 15_000);

    await dowel.reset();

    expect(await (await dowel.sandbox.request(path)).json()).toEqual(before);
  });
});

describe('waiting for a message', () => {
  it('ends in time, however long the server takes for what is due', async () => {
    let settled = 0;
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 200)).then(() => void settled++);
    const inbox = await openInbox(slow, 200);

    await expect(inbox.next('read')).rejects.toThrow('Nothing else did either.');
    await inbox.close();

    expect(settled).toBeLessThanOrEqual(2);
  });

  it('says what came when the wanted one did not', async () => {
    const inbox = await openInbox(async () => {}, 100);
    await fetch(inbox.url, {
      method: 'POST',
      body: JSON.stringify({ notificationType: 'connection.created' }),
    });

    await expect(inbox.next('installation.created')).rejects.toThrow('These did: connection.created.');
    await inbox.close();
  });
});

describe('getting something else than a message of the server', () => {
  it('keeps it as text, and goes on', async () => {
    const inbox = await openInbox(async () => {}, 100);

    const answers = [await fetch(inbox.url), await fetch(inbox.url, { method: 'POST', body: 'null' })];

    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    expect(inbox.messages.map(({ type, body }) => [type, body])).toEqual([
      ['', ''],
      ['', null],
    ]);
    await inbox.close();
  });

  it('goes on when a sender ends in the middle of a message', async () => {
    const inbox = await openInbox(async () => {}, 100);
    const sender = connect(Number(new URL(inbox.url).port), '127.0.0.1');
    sender.end('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{');
    await once(sender.resume(), 'close');

    expect((await fetch(inbox.url)).status).toBe(204);
    expect(inbox.messages).toHaveLength(1);
    await inbox.close();
  });

  it.each([99, 103, 600, Number.NaN])('answers with no status %d', async (status) => {
    const inbox = await openInbox(async () => {}, 100);

    expect(() => inbox.answer(status)).toThrow('200 to 599');
    expect((await fetch(inbox.url)).status).toBe(204);
    await inbox.close();
  });
});
