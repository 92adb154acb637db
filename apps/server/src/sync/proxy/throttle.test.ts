import { beforeEach, describe, expect, it } from 'vitest';
import { proxiedServerOfFile } from '../../../test/proxied-server.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { findProxied } from './queries.ts';
import { noticePause } from './throttle.ts';
import { readPauseEnd } from './throttle-queries.ts';

const throttle = { 'x-amp-rate-limiter-mode': 'throttle' };
const noon = new Date('2025-03-06T12:00:00.500Z');
const HOUR_MS = 60 * 60 * 1000;

const server = proxiedServerOfFile({ now: noon });
/** Each test begins after the pauses of the one before. */
beforeEach(() => server.advanceClock(48 * 60 * 60 * 1000));

const answering = (headers: Record<string, string>) =>
  server.oak.answers((_, response) => response.writeHead(429, headers).end('slow down'));

const secondsUntil = (text: unknown) => (Date.parse(String(text)) - server.now().getTime()) / 1000;

describe('a provider that answers 429, for a caller who asks for throttling', () => {
  it('is passed on together with the time of the next call, is called by no process until then, and then is', async () => {
    answering({ 'retry-after': '60' });
    const { status, headers, body } = await server.call('/x', { headers: throttle });
    const seconds = secondsUntil(headers['x-amp-retry-after']);
    server.oak.answers((_, response) => response.end('open'));
    const { db, secrets, catalogue } = server.dependencies;
    const replica = await startTestServer({ stored: { db, secrets }, catalogue, now: server.now() });
    const inReplica = await replica.fetch('http://dowel.test/proxy/x', {
      headers: { ...server.callHeaders, ...throttle },
    });

    server.advanceClock(59_000);
    const early = await server.call('/y', { method: 'POST', body: '{}', headers: throttle });
    const earlySeconds = secondsUntil(early.headers['x-amp-retry-after']);
    const seenEarly = server.oak.seen.length;
    server.advanceClock(2_000);
    const late = await server.call('/y', { headers: throttle });

    expect(status).toBe(429);
    expect(body.toString()).toBe('slow down');
    expect(headers['x-amp-retryable']).toBe('true');
    expect(headers['x-amp-retry-after']).toMatch(
      /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d UTC$/,
    );
    expect(seconds).toBe(60.5);
    expect(inReplica.status).toBe(429);
    expect(await inReplica.json()).toMatchObject({ code: 'proxy_throttled' });
    expect(early).toMatchObject({
      status: 429,
      headers: { 'x-amp-retryable': 'true', 'retry-after': '1', 'x-dowel-answered-by': 'dowel' },
      json: { code: 'proxy_throttled', retryable: true },
    });
    expect(earlySeconds).toBe(1.5);
    expect(seenEarly).toBe(0);
    expect(late.body.toString()).toBe('open');
  });

  it.each([
    ['a date', 90_000, 0, 90],
    ['a date by a clock that is an hour behind', 90_000 - HOUR_MS, -HOUR_MS, 90],
    ['nothing', undefined, 0, 30],
    ['nonsense', 'soon', 0, 30],
    ['more than a day', '999999999', 0, 86_400],
  ])('may say %s about the time', async (_, retryAfter, aheadMs, seconds) => {
    const later = (ms: number) => new Date(server.now().getTime() + ms).toUTCString();
    const value = typeof retryAfter === 'number' ? later(retryAfter) : retryAfter;
    answering({ date: later(aheadMs), ...(value !== undefined && { 'retry-after': value }) });

    const { headers } = await server.call('/x', { headers: throttle });

    const wait = secondsUntil(headers['x-amp-retry-after']);
    expect(wait).toBeGreaterThanOrEqual(seconds - 1);
    expect(wait).toBeLessThanOrEqual(seconds + 1);
  });

  it('keeps the longer of two pauses, in whatever order the answers come', async () => {
    const { installation, connection, context } = server;
    const found = await findProxied(context(), { id: installation.id });
    if (!found) throw new Error('The installation is gone.');
    const notice = (retryAfter: string) =>
      noticePause(context(), found, { status: 429, headers: { 'retry-after': retryAfter } });

    await notice('600');
    await notice('1');

    const endMs = (await readPauseEnd(context(), connection.id)) ?? 0;
    expect(endMs - server.now().getTime()).toBe(600_000);
  });
});

describe('a provider that answers 429, for any other caller', () => {
  it('is passed on as it is, and then not called before the time that it said', async () => {
    answering({ 'retry-after': '60' });

    const first = await server.call('/x');
    const early = await server.call('/x');
    const seenEarly = server.oak.seen.length;
    server.advanceClock(60_000);
    await server.call('/x');

    expect(first.headers).not.toHaveProperty('x-amp-retry-after');
    expect(early).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60', 'x-dowel-answered-by': 'dowel' },
      json: { code: 'provider_rate_limited', retryable: true },
    });
    expect([seenEarly, server.oak.seen.length]).toEqual([1, 2]);
  });
});
