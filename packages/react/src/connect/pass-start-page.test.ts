import type { Answer } from '@dowel/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { passStartPage } from './pass-start-page.ts';

const address = 'https://dowel.example.com/callbacks/v1/start/ticket';

function answerWith(headers: Record<string, string>): Answer<string> {
  return { data: address, response: new Response(address, { headers }) };
}

/** A popup that records the messages it gets, and the ports that come with them. */
function listeningPopup() {
  const told: { message: unknown; origin: string; port: MessagePort }[] = [];
  const postMessage = (message: unknown, origin: string, [port]: MessagePort[] = []) => {
    if (port) told.push({ message, origin, port });
  };
  return { popup: { postMessage } as unknown as Window, told };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('leading a popup past the start page', () => {
  it('tells the secret to the origin of the address alone, again and again for ten seconds', () => {
    const { popup, told } = listeningPopup();

    passStartPage(popup, answerWith({ 'Dowel-Sign-In-Pass': 'secret' }));
    vi.advanceTimersByTime(60_000);

    expect(told).toHaveLength(40);
    for (const { message, origin } of told) {
      expect(message).toEqual({ type: 'dowel:pass', pass: 'secret' });
      expect(origin).toBe('https://dowel.example.com');
    }
    expect(new Set(told.map(({ port }) => port)).size).toBe(40);
  });

  it.each(['dowel:started', 'dowel:refused'])('ends when it is answered %s', async (type) => {
    const { popup, told } = listeningPopup();
    passStartPage(popup, answerWith({ 'Dowel-Sign-In-Pass': 'secret' }));
    vi.advanceTimersByTime(500);
    expect(told).toHaveLength(2);

    told[1]?.port.postMessage({ type });
    await vi.waitUntil(() => vi.getTimerCount() === 0, { timeout: 20_000 });

    expect(told.length).toBeLessThan(40);
  });

  it('says nothing where the service gave no secret', () => {
    const { popup, told } = listeningPopup();

    passStartPage(popup, answerWith({}));
    vi.advanceTimersByTime(60_000);

    expect(told).toEqual([]);
  });
});
