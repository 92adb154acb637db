import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { AdapterTarget } from '../../src/sync/destination-adapters/destination-adapter.ts';
import { startKafkaGateway } from './kafka-gateway.fixture.ts';
import { type ServerProcesses, withProcesses } from './server-process.fixture.ts';
import { type Received, type TestDestination, untilUp } from './test-destination.fixture.ts';
import { trustTestAuthority } from './tls-terminator.fixture.ts';

const execFileAsync = promisify(execFile);
const secrets = { username: 'dowel', password: 'the-password-of-kafka' };
const topic = 'events';
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** A message as kcat prints it. */
interface KafkaMessage {
  readonly partition: number;
  readonly key: string;
  readonly payload: string;
  readonly ts: number;
  /** Names and values, one after the other. */
  readonly headers: readonly string[];
}

export interface TestKafka extends TestDestination {
  /** What kcat needs to print all messages of the topic, and those that come. */
  readonly consuming: readonly string[];
  /** The same cluster, which says that its broker is at another address. */
  readonly luring: AdapterTarget;
  /** Everything in the topic, in the order of each partition. */
  messages(): Promise<readonly KafkaMessage[]>;
}

/**
 * The cluster that comes with librdkafka for tests, of one broker with four partitions a topic, kept alive by kcat. It has
 * neither TLS nor logins, so a gateway before it has them. No real broker comes from Debian or npm.
 */
export const startKafka = (): Promise<TestKafka> => withProcesses('kafka', startIn);

async function startIn(processes: ServerProcesses): Promise<TestKafka> {
  const port = await startCluster(processes);
  const plain = await startKafkaGateway(() => port, secrets);
  const luring = await startKafkaGateway(() => port, secrets, { tells: '127.0.0.2' });
  const tls = await startKafkaGateway(() => port, secrets, { isTls: true });
  const trust = trustTestAuthority();
  const targetOf = (metadata: object) => ({
    metadata: { serverUrl: `127.0.0.1:${plain.port}`, topic, tls: false, ...metadata },
    secrets,
  });
  const overTls = { serverUrl: `localhost:${tls.port}`, tls: true };
  const consuming = ['-C', '-b', `127.0.0.1:${port}`, '-t', topic, '-q', '-J'];
  const messages = async () => {
    const { stdout } = await execFileAsync('kcat', [...consuming, '-e'], { maxBuffer: MAX_OUTPUT_BYTES });
    return stdout
      .split('\n')
      .filter(Boolean)
      .map((line): KafkaMessage => JSON.parse(line));
  };
  const wrong = { ...targetOf({}), secrets: { ...secrets, password: 'a-wrong-password' } };
  return {
    target: targetOf({}),
    carries: 'body',
    otherWays: {
      'without a login': { ...targetOf({ serverUrl: `127.0.0.1:${port}` }), secrets: {} },
      'over TLS': targetOf(overTls),
      'over TLS, by address': targetOf({ ...overTls, serverUrl: `127.0.0.1:${tls.port}` }),
      'over TLS with SCRAM-SHA-256': targetOf({ ...overTls, saslMechanism: 'scram-sha-256' }),
      'over TLS with SCRAM-SHA-512': targetOf({ ...overTls, saslMechanism: 'scram-sha-512' }),
    },
    consuming,
    luring: targetOf({ serverUrl: `127.0.0.1:${luring.port}` }),
    messages,
    received: async () => (await messages()).map(toReceived),
    refusing: {
      'without such a topic': {
        target: targetOf({ topic: 'nobody' }),
        reason: /has no topic "nobody"/,
        isLasting: true,
      },
      'with a wrong password': { target: wrong, reason: /SASL PLAIN authentication failed/, isLasting: true },
      'with a wrong password and SCRAM': {
        target: { ...wrong, metadata: targetOf({ saslMechanism: 'scram-sha-512' }).metadata },
        reason: /SASL SCRAM SHA512 authentication failed/,
        isLasting: true,
      },
    },
    at: ({ host }) => targetOf({ serverUrl: host }),
    stop: async () => {
      trust.restore();
      plain.stop();
      luring.stop();
      tls.stop();
      await processes.stop();
    },
  };
}

/** The headers of a message by their names. */
export function besideOf({ headers }: Pick<KafkaMessage, 'headers'>): Record<string, string> {
  const beside: Record<string, string> = {};
  for (let at = 0; at < headers.length; at += 2) beside[headers[at] ?? ''] = headers[at + 1] ?? '';
  return beside;
}

function toReceived(message: KafkaMessage): Received {
  const { payload } = message;
  const headers = besideOf(message);
  return {
    id: headers['event-id'],
    topic: headers.topic,
    time: headers.timestamp,
    eventType: headers['event-type'],
    body: JSON.parse(payload),
    signed: { headers, text: payload },
  };
}

/** The cluster is inside a producer that waits for its input. */
async function startCluster({ folder, start }: ServerProcesses): Promise<number> {
  const log = join(folder, 'kcat.log');
  const producer = `kcat -P -t ${topic} -b - -X test.mock.num.brokers=1 -X debug=mock`;
  start('sh', ['-c', `tail -f /dev/null | ${producer} 2> ${log}`]);
  const portOf = () => /bootstrap\.servers=127\.0\.0\.1:(\d+)/.exec(readFileSync(log, 'utf8'))?.[1];
  await untilUp(async () => {
    if (portOf() === undefined) throw new Error('It has no address yet.');
  }, 'Kafka');
  return Number(portOf());
}
