import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { debianServersMissing } from '../../../test/destinations/debian-servers.fixture.ts';
import { startKafka } from '../../../test/destinations/kafka.fixture.ts';
import { startKafkaGateway } from '../../../test/destinations/kafka-gateway.fixture.ts';
import { startNats } from '../../../test/destinations/nats.fixture.ts';
import { newMessage } from '../../../test/destinations/outgoing-message.fixture.ts';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import type { AdapterTarget } from './destination-adapter.ts';
import { loadAdapter } from './load-adapter.ts';

const START_MS = 60_000;
const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
afterAll(() => outgoing.close());

async function deliver(type: string, target: AdapterTarget) {
  const adapter = await loadAdapter(type);
  // All of one record, so in one partition.
  const message = newMessage({ time: new Date(), metadata: { projectId: 'p1', installationId: 'i1' } });
  return adapter.deliver(target, message, {
    outgoing,
    signal: AbortSignal.timeout(10_000),
    now: () => new Date(),
  });
}

const lost = (place: string) =>
  expect.objectContaining({
    kind: 'delivered',
    note: expect.stringMatching(new RegExp(`number \\d+ of the ${place}.*messages were lost.*:replay`)),
  });
const withoutNote = { kind: 'delivered', answer: expect.anything() };

describe('a broker that forgets what it has acknowledged', () => {
  it.skipIf(debianServersMissing('nats') !== undefined)(
    'is noticed at NATS, once',
    { timeout: START_MS },
    async () => {
      const nats = await startNats();
      onTestFinished(nats.stop);
      const { metadata, secrets } = nats.target;
      const connection = await connect({
        servers: metadata.serverUrl ?? '',
        user: secrets.username ?? '',
        pass: secrets.password ?? '',
        tls: null,
      });
      onTestFinished(() => connection.close());
      const manager = await jetstreamManager(connection);
      const several = await Promise.all([1, 2, 3].map(() => deliver('nats', nats.target)));
      await manager.streams.delete('everything');
      await manager.streams.add({ name: 'everything', subjects: ['events.>'] });

      const after = [await deliver('nats', nats.target), await deliver('nats', nats.target)];

      expect(several).toEqual([withoutNote, withoutNote, withoutNote]);
      expect(after).toEqual([lost('stream "everything"'), withoutNote]);
    },
  );

  it.skipIf(debianServersMissing('kafka') !== undefined)(
    'is noticed at Kafka, once',
    { timeout: START_MS },
    async () => {
      const [before, anew] = await Promise.all([startKafka(), startKafka()]);
      onTestFinished(anew.stop);
      const secrets = { username: 'dowel', password: 'secret' };
      let cluster = before;
      const gateway = await startKafkaGateway(() => Number(cluster.consuming[2]?.split(':')[1]), secrets);
      onTestFinished(gateway.stop);
      const serverUrl = `127.0.0.1:${gateway.port}`;
      const target = { metadata: { serverUrl, topic: 'events', tls: false }, secrets };
      const several = [await deliver('kafka', target), await deliver('kafka', target)];
      cluster = anew;
      await before.stop();

      const after = [];
      while (after.length < 2) {
        const outcome = await deliver('kafka', target);
        if (outcome.kind === 'delivered') after.push(outcome);
      }

      expect(several).toEqual([withoutNote, withoutNote]);
      expect(after).toEqual([lost('partition \\d of "events"'), withoutNote]);
    },
  );
});
