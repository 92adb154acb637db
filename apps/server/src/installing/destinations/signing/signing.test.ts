import { sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { receiverOfEachTest } from '../../../../test/receiver-of-each-test.ts';
import { startTestServer } from '../../../../test/start-test-server.ts';

const HOUR_MS = 60 * 60 * 1000;

const receiver = receiverOfEachTest();

async function serverWithWebhook(env = {}) {
  const server = await startTestServer({ env: { NODE_ENV: 'development', ...env } });
  const destination = await server.given.webhook(receiver.url);
  const path = `/v1/projects/${server.project.id}/destinations/${destination.id}`;
  const key = async (query = ''): Promise<string> =>
    (await server.request('GET', `${path}?includeSecrets=true${query}`)).body.secrets.webhookSigningKey;
  /** Sends one message, and says which of the keys its receiver could have. */
  async function acceptedBy(...keys: string[]): Promise<boolean[]> {
    await server.given.deliveries(destination.id);
    await server.runJobs();
    const received = receiver.received.at(-1);
    const header = (name: string) => String(received?.headers[name]);
    // The library compares the time with the clock of this machine, and the server has the clock of the test.
    return keys.map((one) => {
      const time = new Date(Number(header('webhook-timestamp')) * 1000);
      const signature = new Webhook(one).sign(header('webhook-id'), time, received?.body ?? '');
      return header('webhook-signature').split(' ').includes(signature);
    });
  }
  return { ...server, path, destination, key, acceptedBy };
}

describe('rotating the signing key', () => {
  it('leaves the old key valid for a day', async () => {
    const { key, acceptedBy, advanceClock } = await serverWithWebhook();
    const old = await key();
    const current = await key('&rotate=true');

    const atOnce = await acceptedBy(old, current);
    advanceClock(24 * HOUR_MS - 1);
    const afterAlmostADay = await acceptedBy(old, current);
    advanceClock(1);
    const afterADay = await acceptedBy(old, current);

    expect(current).not.toBe(old);
    expect([atOnce, afterAlmostADay, afterADay]).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
  });

  it('leaves each of several keys valid for its own day', async () => {
    const { key, acceptedBy, advanceClock } = await serverWithWebhook();
    const first = await key();
    const second = await key('&rotate=true');
    advanceClock(HOUR_MS);
    const third = await key('&rotate=true');

    const atOnce = await acceptedBy(first, second, third);
    advanceClock(23 * HOUR_MS);
    const afterADay = await acceptedBy(first, second, third);
    advanceClock(HOUR_MS);

    expect(atOnce).toEqual([true, true, true]);
    expect(afterADay).toEqual([false, true, true]);
    expect(await acceptedBy(first, second, third)).toEqual([false, false, true]);
  });

  it('keeps as many as receivers take signatures, and says when the oldest ends before its time', async () => {
    const { request, path, key, acceptedBy, advanceClock } = await serverWithWebhook();
    const first = await key();
    const rotate = async () => {
      advanceClock(HOUR_MS);
      return (await request('GET', `${path}?rotate=true`)).headers.get('Dowel-Warning');
    };

    const warnings = [];
    for (let count = 0; count < 9; count += 1) warnings.push(await rotate());
    const [before] = await acceptedBy(first);
    warnings.push(await rotate());

    expect(warnings).toEqual([...Array(9).fill(null), 'signing_key_ended']);
    expect([before, ...(await acceptedBy(first))]).toEqual([true, false]);
  });

  it('keeps the key of the receivers when the answer to a rotation was lost, and it is asked for again', async () => {
    const { key, acceptedBy } = await serverWithWebhook();
    const known = await key();
    const lost = await key('&rotate=true');
    const current = await key('&rotate=true');

    expect(await acceptedBy(known, lost, current)).toEqual([true, false, true]);
  });

  it('keeps the keys of receivers when a clock that was ahead is set right between two rotations', async () => {
    // The buckets count as empty at first.
    const { key, acceptedBy, advanceClock } = await serverWithWebhook({
      DOWEL_RATE_LIMIT_PER_CALLER: '0',
      DOWEL_RATE_LIMIT_PER_PROJECT: '0',
      DOWEL_RATE_LIMIT_PER_ORG: '0',
    });
    const [known, ahead] = [await key(), await key('&rotate=true')];
    advanceClock(-5 * HOUR_MS);

    const current = await key('&rotate=true');

    expect(await acceptedBy(known, ahead, current)).toEqual([true, true, true]);
  });

  it('works when the old key cannot be opened any more', async () => {
    const { key, acceptedBy, dependencies, destination } = await serverWithWebhook();
    await dependencies.db.execute(
      sql`update destinations set signing_key_sealed = 'v1.gone.AAAA.AAAA' where id = ${destination.id}::uuid`,
    );
    const current = await key('&rotate=true');

    expect(await acceptedBy(current)).toEqual([true]);
  });
});

describe('a webhook on the same machine', () => {
  it('may be there in development and nowhere else, and is not what only looks like it', async () => {
    const laptop = await startTestServer({ env: { NODE_ENV: 'development' } });
    const other = await startTestServer();
    const send = ({ request, project }: typeof other, name: string, url: string) =>
      request('POST', `/v1/projects/${project.id}/destinations`, {
        name,
        type: 'webhook',
        metadata: { url },
      });

    for (const [name = '', url = ''] of [
      ['name', 'http://localhost:4000/hooks'],
      ['address', 'http://127.0.0.1:4000'],
      ['v6', 'http://[::1]:4000/'],
    ]) {
      expect(await send(laptop, name, url)).toMatchObject({ status: 201, body: { metadata: { url } } });
      expect(await send(other, name, url)).toMatchObject({
        status: 400,
        body: {
          code: 'invalid_request',
          issues: [{ in: 'body', name: 'metadata.url', detail: expect.stringContaining('https://') }],
        },
      });
    }
    for (const url of [
      'http://hooks.acme.example',
      'http://localhost.acme.example',
      'http://127.evil.example',
    ]) {
      expect(await send(laptop, 'remote', url), url).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
    }
  });

  it('is checked again when the address changes', async () => {
    const { request, project, given } = await startTestServer();
    const { id } = await given.webhook('https://hooks.acme.example');

    const answer = await request('PATCH', `/v1/projects/${project.id}/destinations/${id}`, {
      updateMask: ['metadata.url'],
      destination: { metadata: { url: 'http://localhost:4000' } },
    });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ name: 'destination.metadata.url' }] } });
  });
});
