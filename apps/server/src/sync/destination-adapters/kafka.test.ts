import { createServer } from 'node:net';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { type Brokers, startKafkaBrokers } from '../../../test/destinations/kafka-brokers.fixture.ts';
import { newMessage } from '../../../test/destinations/outgoing-message.fixture.ts';
import { listen } from '../../../test/listen.ts';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import { kafka } from './kafka.ts';

const NOT_LEADER = 6;
const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
afterAll(() => outgoing.close());

/** Sends messages about different installations at the same time. */
function send(serverUrl: string, topic = 'events', count = 1) {
  const surroundings = { outgoing, signal: AbortSignal.timeout(10_000), now: () => new Date() };
  const target = { metadata: { serverUrl, topic, tls: false }, secrets: {} };
  const messages = Array.from({ length: count }, (_, at) =>
    newMessage({ metadata: { installationId: `i${at}` } }),
  );
  return Promise.all(messages.map((message) => kafka.deliver(target, message, surroundings)));
}

async function start(brokers: Partial<Brokers>) {
  const leaders = [1, 2];
  const take = (broker: number, partition: number) => (leaders[partition] === broker ? 0 : NOT_LEADER);
  const started = await startKafkaBrokers({ leaders, missing: new Set(), take, ...brokers });
  onTestFinished(started.stop);
  return started;
}

describe('messages to Kafka', () => {
  it('are all stored when a partition moves to a broker that has taken others of them', async () => {
    const leaders = [1, 2];
    const take = (broker: number) => {
      if (broker === 1) return 0;
      leaders[1] = 1;
      return NOT_LEADER;
    };
    const { serverUrl, stored } = await start({ leaders, take });

    const outcomes = await send(serverUrl, 'events', 10);

    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(10).fill('delivered'));
    expect(stored()).toBeGreaterThanOrEqual(10);
  });

  it('arrive while another destination of the same cluster lacks its topic', async () => {
    const [leaders, missing] = [[1, 2], new Set<string>()];
    const { serverUrl } = await start({
      leaders,
      missing,
      take: (broker, partition) => (leaders[partition] === broker ? 0 : NOT_LEADER),
    });
    await Promise.all([send(serverUrl, 'kept', 10), send(serverUrl, 'removed', 10)]);
    missing.add('removed');
    leaders.reverse();

    const [[kept], [removed]] = await Promise.all([send(serverUrl, 'kept'), send(serverUrl, 'removed')]);

    expect(kept).toMatchObject({ kind: 'delivered' });
    expect(removed).toMatchObject({ reason: expect.stringContaining('has no topic "removed"') });
  });

  it.each([-8, -1, 0, 2, 1 << 30])('end when what answers begins a frame of %i bytes', async (size) => {
    const server = createServer((socket) => {
      const frame = Buffer.alloc(12);
      frame.writeInt32BE(size);
      socket.on('error', () => {}).on('data', () => socket.write(frame));
    });
    const port = await listen(server);
    onTestFinished(() => void server.close());

    const [outcome] = await send(`127.0.0.1:${port}`);

    expect(outcome).toMatchObject({
      kind: 'unreachable',
      reason: expect.stringContaining('It does not answer as Kafka does.'),
    });
  });
});
