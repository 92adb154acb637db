import { Buffer } from 'node:buffer';
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { verifyWebhook } from '@dowel/client/server';
import { isSignedDestinationType } from '@dowel/schema/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClickhouse } from '../../../test/destinations/clickhouse.fixture.ts';
import { debianServersMissing } from '../../../test/destinations/debian-servers.fixture.ts';
import { startHostileServers } from '../../../test/destinations/hostile-servers.fixture.ts';
import { startKafka } from '../../../test/destinations/kafka.fixture.ts';
import { startKinesis } from '../../../test/destinations/kinesis.fixture.ts';
import { startNats } from '../../../test/destinations/nats.fixture.ts';
import { startPubsub } from '../../../test/destinations/pubsub.fixture.ts';
import { startRabbitmq } from '../../../test/destinations/rabbitmq.fixture.ts';
import { startS3 } from '../../../test/destinations/s3.fixture.ts';
import { startSlack } from '../../../test/destinations/slack.fixture.ts';
import { startSqs } from '../../../test/destinations/sqs.fixture.ts';
import type { TestDestination } from '../../../test/destinations/test-destination.fixture.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { createOutgoing } from '../../platform/outgoing/outgoing.ts';
import type { AdapterTarget, AttemptOutcome, OutgoingMessage } from './destination-adapter.ts';
import { loadAdapter } from './load-adapter.ts';

const execFileAsync = promisify(execFile);
const program = fileURLToPath(new URL('../../../test/destinations/deliver-once.ts', import.meta.url));

const INSTALL_AND_START_MS = 300_000;

/** How each type is started. Some need servers that come from Debian. */
const types = [
  { type: 'sqs', start: startSqs },
  { type: 'kinesis', start: startKinesis },
  { type: 'slack', start: startSlack },
  { type: 's3', start: startS3 },
  { type: 'rabbitmq', start: startRabbitmq },
  { type: 'nats', start: startNats },
  { type: 'kafka', start: startKafka },
  { type: 'pubsub', start: startPubsub },
  { type: 'clickhouse', start: startClickhouse },
];

const possible = types.filter(({ type }) => {
  const missing = debianServersMissing(type);
  if (missing !== undefined) console.warn(`Destinations of the type ${type} are not tested: ${missing}`);
  return missing === undefined;
});

const outgoing = createOutgoing({ allowPrivateNetwork: 'loopback' });
const strict = createOutgoing();

const running = new Map<string, TestDestination>();
let hostile: Awaited<ReturnType<typeof startHostileServers>>;
beforeAll(async () => {
  hostile = await startHostileServers();
  await Promise.all(possible.map(async ({ type, start }) => running.set(type, await start())));
}, INSTALL_AND_START_MS);
afterAll(async () => {
  await Promise.all([hostile, ...running.values()].map(({ stop }) => stop()));
  await Promise.all([outgoing.close(), strict.close()]);
});

const time = new Date('2026-01-02T03:04:05.678Z');
let messages = 0;

function newMessage(): OutgoingMessage {
  messages += 1;
  const data = {
    groupRef: 'acme',
    text: `ümlaut <b> "${messages}" \u{1f600}`,
    count: messages,
    at: '2026-01-02 03:04:05',
  };
  return {
    id: `msg_${messages}`,
    time,
    eventType: 'installation.created',
    topic: 'my-topic',
    body: Buffer.from(JSON.stringify({ notificationType: 'installation.created', data })),
    data: Buffer.from(JSON.stringify(data)),
    metadata: { projectId: 'p1', installationId: 'i1', objectName: 'Kontakte & Größe', empty: '' },
  };
}

describe.each(types)('a destination of the type $type', ({ type }) => {
  let destination: TestDestination;
  beforeAll(() => {
    destination = running.get(type) ?? destination;
  });

  const when = describe.skipIf(possible.every((it) => it.type !== type));

  async function deliver(
    target: AdapterTarget,
    message = newMessage(),
    { signal = AbortSignal.timeout(10_000), through = outgoing } = {},
  ): Promise<AttemptOutcome> {
    const adapter = await loadAdapter(type);
    return adapter.deliver(target, message, { outgoing: through, signal, now: () => new Date() });
  }

  when('taking messages', () => {
    // @holds S262
    it('receives what was sent, with its id, topic and time', async () => {
      const message = newMessage();

      const outcome = await deliver(destination.target, message);

      expect(outcome).toMatchObject({ kind: 'delivered' });
      const received = (await destination.received()).find(({ id }) => id === message.id);
      expect(received).toMatchObject({ topic: 'my-topic', eventType: 'installation.created' });
      expect(Number(new Date(received?.time ?? 0)) || received?.time).toSatisfy(isTheTime);
      expect(received?.body).toEqual(JSON.parse(message[destination.carries].toString()));
    });

    it.skipIf(!isSignedDestinationType(type))(
      'can check who sent it, as it does with a webhook',
      async () => {
        const message = newMessage();
        const key = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

        await deliver({ ...destination.target, signingKeys: [key] }, message);

        const { signed } = (await destination.received()).find(({ id }) => id === message.id) ?? {};
        const event = await verifyWebhook(signed?.text ?? '', signed?.headers ?? {}, key);
        expect(event).toMatchObject({ id: message.id, notificationType: 'installation.created' });
      },
    );

    // @holds S262
    it('receives what comes another way', async () => {
      for (const [way, target] of Object.entries(destination.otherWays ?? {})) {
        const message = newMessage();

        const outcome = await deliver(target, message);

        expect(outcome, way).toMatchObject({ kind: 'delivered' });
        expect((await destination.received()).map(({ id }) => id)).toContain(message.id);
      }
    });

    it('receives each of many messages that are sent at once', async () => {
      const sent = Array.from({ length: 20 }, () => newMessage());

      const outcomes = await Promise.all(sent.map((message) => deliver(destination.target, message)));

      expect(outcomes.map(({ kind }) => kind)).toEqual(sent.map(() => 'delivered'));
      const received = (await destination.received()).map(({ id }) => id);
      expect(sent.map(({ id }) => id).filter((id) => !received.includes(id))).toEqual([]);
    });
  });

  when('having sent a message', () => {
    it('lets the program end', async () => {
      const target = JSON.stringify(destination.target);

      // It is killed after ten seconds, which is then an error.
      const { stdout } = await execFileAsync(process.execPath, [program, type, target], { timeout: 10_000 });

      expect(stdout.trim()).toBe('delivered');
    });
  });

  when('refusing messages', () => {
    // @holds T7
    it('says with what status and why, and never shows a secret', async () => {
      for (const [why, { target, status, reason, isLasting }] of Object.entries(destination.refusing)) {
        const outcome = await deliver(target);

        expect(outcome, why).toMatchObject({ kind: 'refused', reason: expect.stringMatching(reason) });
        expect(outcome, why).toMatchObject({ ...(status && { status }), ...(isLasting && { isLasting }) });
        for (const secret of Object.values(target.secrets)) {
          expect(JSON.stringify(outcome), why).not.toContain(secret);
        }
      }
    });

    it('still takes the next one', async () => {
      for (const { target } of Object.values(destination.refusing)) await deliver(target);

      expect(await deliver(destination.target)).toMatchObject({ kind: 'delivered' });
    });
  });

  when('being out of reach', () => {
    it('says so when nothing listens', async () => {
      expect(await deliver(destination.at(hostile.closed))).toMatchObject({
        kind: 'unreachable',
        reason: expect.stringContaining('ECONNREFUSED'),
      });
    });

    it.each(['silent', 'dripping'] as const)('ends in time at a server that is %s', async (server) => {
      const begin = performance.now();

      const outcome = await deliver(destination.at(hostile[server]), newMessage(), {
        signal: AbortSignal.timeout(500),
      });

      expect(outcome.kind).toBe('unreachable');
      expect(performance.now() - begin).toBeLessThan(3000);
    });

    it('says so when something else answers', async () => {
      const outcome = await deliver(destination.at(hostile.talking), newMessage());

      expect(outcome.kind).not.toBe('delivered');
    });

    // @holds T6
    it.each(['127.0.0.1', 'localhost'])('is not called on the private network, at %s', async (hostname) => {
      const url = new URL(hostile.counting);
      url.hostname = hostname;
      const before = hostile.connections();

      const outcome = await deliver(destination.at(url), newMessage(), { through: strict });

      expect(outcome).toMatchObject({
        kind: 'unreachable',
        reason: expect.stringContaining('is on a private network'),
      });
      expect(hostile.connections()).toBe(before);
    });
  });
});

describe('an event with a route to a destination of each type', () => {
  it('arrives at all of them, once, with the id that the delivery shows', async () => {
    const server = await startTestServer({ env: { NODE_ENV: 'development' } });
    const base = `/v1/projects/${server.project.id}`;
    const make = async (path: string, sent: object) => {
      const { status, body } = await server.request('POST', `${base}/${path}`, sent);
      if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
      return body.id as string;
    };
    const topicId = await make('topics', { name: 'changes' });
    await make('notification-event-topic-routes', { topicId, eventType: 'connection.created' });
    for (const { type } of possible) {
      const { target } = running.get(type) ?? {};
      const destinationId = await make('destinations', { name: `to-${type}`, type, ...target });
      await make('topic-destination-routes', { topicId, destinationId });
    }

    const { id: connectionId } = await server.given.connection();
    await server.runJobs();

    for (const { type } of possible) {
      const destination = (await server.request('GET', `${base}/destinations/to-${type}`)).body;
      const [delivery, ...others] = (
        await server.request('GET', `${base}/deliveries?destinationId=${destination.id}`)
      ).body;
      expect(others, type).toEqual([]);
      expect(delivery, type).toMatchObject({ status: 'delivered', attemptCount: 1 });
      const all = (await running.get(type)?.received()) ?? [];
      const received = all.filter(({ id }) => id === delivery.messageId);
      const data = type === 'clickhouse' ? { groupRef: 'acme' } : { groupRef: 'acme', connectionId };
      const isWhole = running.get(type)?.carries === 'body';
      expect(received, type).toEqual([
        expect.objectContaining({
          topic: 'changes',
          eventType: 'connection.created',
          body: expect.objectContaining(isWhole ? { data: expect.objectContaining(data) } : data),
        }),
      ]);
      if (!isSignedDestinationType(type)) continue;
      const { body } = await server.request('GET', `${base}/destinations/to-${type}?includeSecrets=true`);
      const { text = '', headers = {} } = received[0]?.signed ?? {};
      await verifyWebhook(text, headers, body.secrets.webhookSigningKey);
    }
  });
});

/** Some types have no fractions of a second. */
function isTheTime(found: unknown): boolean {
  return found === time.getTime() || found === Math.floor(time.getTime() / 1000);
}
