import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type JsMsg, jetstream, jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { freePort } from '../../../../scripts/free-port.ts';
import { testCertificates, testKey } from './certificates.fixture.ts';
import { type ServerProcesses, withProcesses } from './server-process.fixture.ts';
import { type Received, type TestDestination, untilUp } from './test-destination.fixture.ts';
import { trustTestAuthority } from './tls-terminator.fixture.ts';

const secrets = { username: 'dowel', password: 'the-password-of-nats' };
const LARGEST_MESSAGE = 64 * 1024;

/** NATS with JetStream: a stream that gets everything, one that is full, a person who may not publish, and TLS on demand. */
export const startNats = (): Promise<TestDestination> => withProcesses('nats', startIn);

async function startIn(processes: ServerProcesses): Promise<TestDestination> {
  const port = await startServer(processes);
  const server = `127.0.0.1:${port}`;
  const open = () => connect({ servers: server, user: secrets.username, pass: secrets.password, tls: null });
  await untilUp(async () => (await open()).close(), 'NATS');
  const connection = await open();
  const manager = await jetstreamManager(connection);
  await manager.streams.add({ name: 'everything', subjects: ['events.>'] });
  await manager.streams.add({ name: 'full', subjects: ['full.>'], max_bytes: 1, discard: 'new' });
  await manager.streams.add({ name: 'small', subjects: ['small.>'], max_msg_size: 10 });
  await manager.consumers.add('everything', { durable_name: 'all', ack_policy: 'none' });
  const consumer = await jetstream(connection).consumers.get('everything', 'all');
  const targetOf = (metadata: object) => ({
    metadata: { serverUrl: server, subject: 'events', tls: false, ...metadata },
    secrets,
  });
  const trust = trustTestAuthority();
  const as = (username: string, password: string) => ({ ...targetOf({}), secrets: { username, password } });
  return {
    target: targetOf({}),
    carries: 'body',
    otherWays: {
      'over TLS, by name': targetOf({ serverUrl: `tls://localhost:${port}`, tls: true }),
      'over TLS, by address': targetOf({ tls: true }),
    },
    received: async () => {
      const all: Received[] = [];
      const messages = await consumer.fetch({ max_messages: 1000, expires: 1000 });
      for await (const message of messages) all.push(toReceived(message));
      return all;
    },
    refusing: {
      'with a wrong password': {
        target: as(secrets.username, 'a-wrong-password'),
        reason: /Authorization Violation/i,
        isLasting: true,
      },
      'without the permission': {
        target: as('guest', 'the-password-of-a-guest'),
        reason: /Permissions Violation for Publish to "events.my-topic"/i,
        isLasting: true,
      },
      'without a stream for it': {
        target: targetOf({ subject: 'lonely' }),
        reason: /No stream stores messages with the subject "lonely.my-topic"/,
        isLasting: true,
      },
      'to a stream that is full': {
        target: targetOf({ subject: 'full' }),
        status: 503,
        reason: /maximum bytes/,
      },
      'to a stream of smaller messages': {
        target: targetOf({ subject: 'small' }),
        status: 400,
        reason: /message size exceeds maximum/,
        isLasting: true,
      },
    },
    at: ({ host }) => targetOf({ serverUrl: host }),
    stop: async () => {
      trust.restore();
      await connection.close();
      await processes.stop();
    },
  };
}

function toReceived(message: JsMsg): Received {
  const { headers } = message;
  return {
    id: headers?.get('Nats-Msg-Id'),
    topic: headers?.get('topic'),
    time: headers?.get('timestamp'),
    eventType: headers?.get('event-type'),
    body: message.json(),
    signed: {
      headers: Object.fromEntries([...(headers ?? [])].map(([name, [value = '']]) => [name, value])),
      text: message.string(),
    },
  };
}

async function startServer({ folder, start }: ServerProcesses): Promise<number> {
  const port = await freePort();
  const [cert, key, config] = ['cert.pem', 'key.pem', 'nats.conf'].map((name) => join(folder, name));
  writeFileSync(cert ?? '', testCertificates.good);
  writeFileSync(key ?? '', testKey);
  const users = [
    { user: secrets.username, password: secrets.password },
    { user: 'guest', password: 'the-password-of-a-guest', permissions: { publish: { deny: ['>'] } } },
  ];
  const settings = {
    listen: `127.0.0.1:${port}`,
    jetstream: { store_dir: join(folder, 'streams') },
    max_payload: LARGEST_MESSAGE,
    tls: { cert_file: cert, key_file: key },
    allow_non_tls: true,
    authorization: { users },
  };
  // Its format is a superset of JSON.
  writeFileSync(config ?? '', JSON.stringify(settings));
  start('/usr/sbin/nats-server', ['--config', config ?? '']);
  return port;
}
