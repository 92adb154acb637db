import { DowelClient } from '@dowel/client';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';

describe('following what changes', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  const clientOf = ({ project, apiKey, fetch }: TestServer) =>
    new DowelClient({ project: project.id, baseUrl: 'http://dowel.test/v1', apiKey, fetch });

  /** A stream that has begun, and what comes of it. */
  async function open(of = server, lastEventId?: string) {
    const closing = new AbortController();
    const events = clientOf(of).changes.follow({}, { lastEventId, signal: closing.signal });
    const close = async () => {
      closing.abort();
      await events.return(undefined);
    };
    onTestFinished(close);
    await events.next();
    /** The next change that is about `type`. */
    const next = async (type: string) => {
      for (;;) {
        const { value, done } = await events.next();
        if (done) throw new Error('The stream has ended.');
        if (value.change?.type === type) return value;
      }
    };
    return { next, close };
  }

  /** All that a stream begins with. */
  async function missed(lastEventId?: string) {
    server.dependencies.changes.flush();
    const found = [];
    for await (const { change, lastEventId: id } of clientOf(server).changes.follow(
      { openSeconds: 0 },
      { lastEventId },
    ))
      if (change) found.push({ change, id });
    return found;
  }

  it('says which destination is different, and nothing else of it', async () => {
    const { next } = await open();

    const { id } = await clientOf(server).destinations.create({
      name: 'followed',
      type: 'webhook',
      metadata: { url: 'https://receiver.example/hooks' },
    });
    const { change } = await next('destination');

    expect(change).toEqual({ type: 'destination', id });
  });

  it('says which delivery has arrived, also in an inbox', async () => {
    const { destinations } = clientOf(server);
    const { id } = await destinations.create({ name: 'followed-inbox', type: 'inbox', metadata: {} });
    const delivery = await destinations.sendTestEvent(id, { eventType: 'connection.created' });
    server.dependencies.changes.flush();
    const { next } = await open();

    await server.runJobs();
    let told = await next('delivery');
    while (told.change?.id === undefined) told = await next('delivery');

    expect(told.change).toEqual({ type: 'delivery', id: delivery.id });
  });

  it('goes on after the last event, and misses nothing', async () => {
    const { next, close } = await open();
    await clientOf(server).consumers.create({ consumerRef: 'one', consumerName: 'One' });
    await clientOf(server).groups.create({ groupRef: 'first, "group"', groupName: 'First' });
    const { lastEventId } = await next('group');
    await close();

    await clientOf(server).groups.create({ groupRef: 'second', groupName: 'Second' });
    const after = await missed(lastEventId);

    expect(after.map(({ change }) => change)).toEqual([{ type: 'group', id: 'second' }]);
    expect(await missed(after.at(-1)?.id)).toEqual([]);
  });

  it('says that everything may be different when the last event is not known', async () => {
    const [first, ...others] = await missed('01990000-0000-7000-8000-000000000000');

    expect(first?.change).toEqual({ type: 'everything' });
    expect(others).toEqual([]);
    // From here on, it can go on.
    const later = await missed(first?.id);
    expect(later).toEqual([]);
  });

  it('tells nobody of another project', async () => {
    const other = await startTestServer();
    const { next } = await open(other);

    await clientOf(server).groups.create({ groupRef: 'ours', groupName: 'Ours' });
    other.dependencies.changes.tell([
      { projectId: server.project.id, change: { type: 'group', id: 'ours' } },
      { projectId: other.project.id, change: { type: 'group', id: 'theirs' } },
    ]);

    expect((await next('group')).change).toEqual({ type: 'group', id: 'theirs' });
  });

  it('opens 20 streams for a caller, and one more when one has ended, but none for HEAD', async () => {
    const busy = await startTestServer();
    const path = `/v1/projects/${busy.project.id}/changes?openSeconds=300`;
    for (let time = 0; time < 21; time += 1) {
      expect(await busy.request('HEAD', path)).toMatchObject({ status: 200 });
    }
    const streams = await Promise.all(Array.from({ length: 20 }, () => open(busy)));

    await expect(open(busy)).rejects.toMatchObject({ status: 429, code: 'too_many_requests' });
    await streams[0]?.close();
    await expect(open(busy)).resolves.toBeDefined();
  });

  it.each(['', '%00', 'a'.repeat(8_000), '../../..', '{}'])(
    'takes anything for an event that it does not know',
    async (id) => {
      const response = await server.request(
        'GET',
        `/v1/projects/${server.project.id}/changes?openSeconds=0`,
        undefined,
        {
          'last-event-id': id,
        },
      );

      expect(response.status).toBe(200);
    },
  );

  it.each(['-1', '301', '1.5', 'NaN', 'null'])('refuses to stay open for %s seconds', async (seconds) => {
    const path = `/v1/projects/${server.project.id}/changes?openSeconds=${seconds}`;

    expect(await server.request('GET', path)).toMatchObject({
      status: 400,
      body: { code: 'invalid_request' },
    });
  });
});
