import { signInPassHeader } from '@dowel/schema/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMockService } from './mock-service.ts';
import { connectChannel, startOauth } from './oauth.ts';
import { installPopupStub, type PopupStubOptions } from './popup.ts';

const service = createMockService();
const channels: BroadcastChannel[] = [];
afterEach(() => {
  service.reset();
  vi.unstubAllGlobals();
  for (const channel of channels.splice(0)) channel.close();
});

/** The parts of a window that the stub uses. */
function createWindow(): Window & typeof globalThis {
  const members = { setTimeout, MessageEvent, open: () => null };
  return Object.assign(new EventTarget(), members) as unknown as Window & typeof globalThis;
}

function start(options: PopupStubOptions = {}) {
  const window = createWindow();
  const stubs = installPopupStub(window, service, options);
  const messages: MessageEvent[] = [];
  window.addEventListener('message', (event) => messages.push(event));
  const channel = new BroadcastChannel(connectChannel);
  channels.push(channel);
  const { body: url, headers } = startOauth(service.store, 'https://dowel.test', {
    projectId: service.store.project.id,
    provider: 'sandbox',
    request: { groupRef: 'acme', consumerRef: 'ada' },
  });
  const pass = headers[signInPassHeader];
  return { window, stubs, messages, channel, url, pass };
}

describe('signing in by a popup that answers itself', () => {
  it('connects, posts from the service’s origin on both ways, and closes', async () => {
    const { window, messages, channel, url } = start();
    const broadcast = new Promise((resolve) => {
      channel.onmessage = ({ data }) => resolve(data);
    });

    const popup = window.open('', 'connect');
    if (popup) popup.location.href = url;

    const [connection] = await vi.waitUntil(() => messages.length && service.store.connections, 15_000);
    const data = { eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: connection?.id } };
    expect(messages[0]).toMatchObject({ origin: 'https://dowel.test', data });
    expect(messages[0]?.source).toBe(popup);
    expect(await broadcast).toEqual(data);
    expect(popup?.closed).toBe(true);
  });

  it('says that access was denied, and stays open for the person to read', async () => {
    const { window, messages, url } = start({ outcome: 'deny' });

    const popup = window.open(url);

    await vi.waitUntil(() => messages.length, 15_000);
    expect(messages[0]?.data).toMatchObject({ eventType: 'AUTHORIZATION_FAILED' });
    expect(service.store.connections).toEqual([]);
    expect(popup?.closed).toBe(false);
  });

  it('can be closed without an answer', async () => {
    const { window, messages, url } = start({ outcome: 'close' });

    const popup = window.open(url);

    await vi.waitUntil(() => popup?.closed, 15_000);
    expect(messages).toEqual([]);
  });

  it('waits until the test lets the person answer', () => {
    const { window, stubs, messages, url } = start({ outcome: 'wait' });
    window.open(url);

    stubs.finish('grant');

    expect(messages).toHaveLength(1);
    expect(service.store.connections).toHaveLength(1);
  });

  it('is not opened at all by a browser that blocks it', () => {
    const { window, stubs, url } = start({ outcome: 'block' });

    expect(window.open(url)).toBeNull();
    expect(stubs.popups).toEqual([]);
  });

  it.each([
    ['the secret of its sign-in', (pass: unknown) => pass, 'dowel:started', true],
    ['another', () => 'x', 'dowel:refused', false],
  ])('is led past the start page by an opener that says %s', async (_, said, type, isPassed) => {
    const { window, stubs, url, pass } = start({ outcome: 'wait' });
    const popup = window.open(url);
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });

    popup?.postMessage({ type: 'dowel:pass', pass: said(pass) }, 'https://dowel.test', [port2]);

    expect(await answer).toEqual({ type });
    expect(stubs.popups[0]).toMatchObject({ isPassed });
    port1.close();
  });

  it('asks for no message where a page cannot send one, as in Jest', () => {
    vi.stubGlobal('MessageChannel', undefined);

    expect(start().pass).toBeUndefined();
  });

  it('puts the real one back', () => {
    const { window, stubs } = start();
    const stub = window.open;

    stubs.restore();

    expect(window.open).not.toBe(stub);
  });
});

describe('approving a sign-in in steps by a popup that answers itself', () => {
  it.each([
    ['grant', { approval: 'mock-approval' }],
    ['deny', { error: 'access_denied' }],
  ] as const)(
    'posts to its opener what the provider sends on %s, and leaves closing to it',
    async (outcome, said) => {
      const { window, messages } = start({ outcome });
      const response = await service.fetch('https://dowel.test/v1/custom-auth/connect', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': 'mock_full' },
        body: JSON.stringify({
          projectIdOrName: 'demo',
          provider: 'sandboxSteps',
          groupRef: 'acme',
          consumerRef: 'ada',
          customAuth: { accountCode: 'acme' },
        }),
      });
      const { redirect } = await response.json();

      const popup = window.open(redirect.url);

      await vi.waitUntil(() => messages.length, 15_000);
      expect(messages[0]).toMatchObject({
        origin: 'https://dowel.test',
        data: { source: 'ampersand-custom-auth', params: { ticket: expect.any(String), ...said } },
      });
      expect(popup?.closed).toBe(false);
    },
  );
});
