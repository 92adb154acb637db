import { Buffer } from 'node:buffer';
import { afterAll, describe, expect, it } from 'vitest';
import { newMessage } from '../../../test/destinations/outgoing-message.fixture.ts';
import type { Answering } from '../../../test/receiver.ts';
import { receiverOfEachTest } from '../../../test/receiver-of-each-test.ts';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import type { AttemptOutcome } from './destination-adapter.ts';
import { loadAdapter } from './load-adapter.ts';

const password = 'correct horse battery staple';

const receiver = receiverOfEachTest();
const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
afterAll(() => outgoing.close());

/** Every destination over HTTP is called in the same way. */
async function outcomeWhen(
  answers: Answering,
  data = Buffer.from('{}'),
  type = 'clickhouse',
): Promise<AttemptOutcome> {
  receiver.answers(answers);
  const adapter = await loadAdapter(type);
  const { origin } = receiver;
  const metadata = { url: origin, endpointUrl: origin, queueUrl: origin, bucket: 'b', tableName: 'events' };
  const signal = AbortSignal.timeout(10_000);
  const now = () => new Date('2026-01-02T03:00:00Z');
  return adapter.deliver({ metadata, secrets: { password } }, newMessage({ id: 'msg_1', data }), {
    outgoing,
    signal,
    now,
  });
}

it('puts a row into a table with every digit of its numbers', async () => {
  const data = Buffer.from('{"result":[{"raw":{"id":9007199254740993,"rate":0.1234567890123456789}}]}');

  await outcomeWhen((response) => response.end(), data);

  expect(receiver.received[0]?.body).toContain('{"id":9007199254740993,"rate":0.1234567890123456789}');
});

it('names each row, so that a table drops only repeats. A server that knows no such name gets the row without', async () => {
  const outcome = await outcomeWhen((response, number) =>
    number === 1
      ? response.writeHead(404).end('Code: 115, e.displayText() = DB::Exception: Unknown setting')
      : response.end(),
  );

  const settings = receiver.received.map(({ path }) => new URL(path, receiver.origin).searchParams);
  expect(outcome).toMatchObject({ kind: 'delivered' });
  expect(settings.map((all) => all.get('insert_deduplication_token'))).toEqual(['msg_1', null]);
  // Otherwise a server may answer before the row is stored.
  expect(settings.map((all) => all.get('wait_for_async_insert'))).toEqual(['1', null]);
});

describe('an answer to an attempt', () => {
  it.each([
    ['clickhouse', 'Code: 241. DB::Exception: Memory limit exceeded', 'ClickHouse error 241'],
    ['clickhouse', '\r\n__exception__\r\nab12\r\nCode: 241. DB::Exception: Memory', 'ClickHouse error 241'],
    ...['clickhouse', 's3', 'slack', 'sqs', 'kinesis'].map((type) => [
      type,
      '<html>Welcome!</html>',
      'address',
    ]),
    ['sqs', '{"ok":true}', 'address'],
    ['kinesis', '', 'address'],
  ])('of %s that does not say that it took the message is no delivery: %s', async (type, said, why) => {
    const outcome = await outcomeWhen((response) => response.end(said), Buffer.from('{}'), type);

    const words = expect.stringMatching(new RegExp(`not that it took the message.*${why}`));
    expect(outcome).toMatchObject({ kind: 'refused', status: 200, reason: words });
  });

  it.each([
    ['209', { kind: 'refused', reason: expect.stringContaining('ClickHouse error 209') }],
    ['0', { kind: 'delivered' }],
  ])('of ClickHouse may tell an error only in a header: %s', async (code, expected) => {
    const headers = { 'x-clickhouse-exception-code': code };
    const outcome = await outcomeWhen((response) => response.writeHead(200, headers).end());

    expect(outcome).toMatchObject({ status: 200, ...expected });
  });

  it.each([
    [400, true],
    [401, true],
    [404, true],
    [413, true],
    [408, false],
    [425, false],
    [429, false],
    [500, false],
    [503, false],
  ])('with status %i is a refusal that lasts: %s', async (status, isLasting) => {
    const outcome = await outcomeWhen((response) => response.writeHead(status).end('no'));

    expect(outcome).toMatchObject({ kind: 'refused', status, answer: 'no' });
    expect('isLasting' in outcome).toBe(isLasting);
  });

  it('that is a redirect is not followed', async () => {
    const outcome = await outcomeWhen((response) =>
      response.writeHead(307, { location: '/elsewhere' }).end(),
    );

    expect(outcome).toMatchObject({ kind: 'refused', status: 307, isLasting: true });
    expect(receiver.received).toHaveLength(1);
  });

  it.each([
    ['120', 120_000],
    // Shopify's: https://shopify.dev/docs/api/admin-rest/usage/rate-limits
    ['2.0', 2_000],
    ['0.25', 250],
    ['Fri, 02 Jan 2026 03:01:00 GMT', 60_000],
    // Zoom's, of the limit of a day: https://developers.zoom.us/docs/api/rate-limits/
    ['2026-01-02T03:01:00Z', 60_000],
    ['2026-01-02T03:01:00.000Z', 60_000],
    ['soon', undefined],
  ])('says with Retry-After %s how long to wait', async (header, retryAfterMs) => {
    const outcome = await outcomeWhen((response) => response.writeHead(429, { 'retry-after': header }).end());

    expect(outcome).toMatchObject({ kind: 'refused', status: 429 });
    expect((outcome as { retryAfterMs?: number }).retryAfterMs).toBe(retryAfterMs);
  });

  it('is kept without the secret that it repeats, and without what no database can store', async () => {
    const outcome = await outcomeWhen((response) => response.writeHead(500).end(`a\0b ${password} c`));

    expect(outcome).toMatchObject({ answer: expect.stringMatching(/^ab •+/) });
    expect(JSON.stringify(outcome)).not.toContain('battery');
  });

  it('is kept only at its beginning, however long it is', async () => {
    const outcome = await outcomeWhen((response) => {
      response.writeHead(500);
      const more = () => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', more);
      };
      more();
    });

    expect(outcome).toMatchObject({ kind: 'refused', answer: expect.stringMatching(/^x{900}/) });
    expect((outcome as { answer: string }).answer.length).toBeLessThanOrEqual(1000);
  });

  it('that breaks off after its status counts by its status', async () => {
    const outcome = await outcomeWhen((response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('begun');
      setTimeout(() => response.destroy(), 50);
    });

    expect(outcome).toMatchObject({ kind: 'delivered', status: 200 });
  });
});
