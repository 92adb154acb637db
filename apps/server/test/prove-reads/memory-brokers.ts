import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, mkdtempSync, openSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { besideOf, startKafka } from '../destinations/kafka.fixture.ts';
import { startPubsub } from '../destinations/pubsub.fixture.ts';
import type { Broker } from './broker.ts';

/** Without another message for so long, a consumer has all. */
const QUIET_MS = 3000;

/** The cluster for tests keeps 5 MB of a partition, so a consumer reads from the beginning, as the messages come. */
export async function startKafkaBroker(): Promise<Broker> {
  const kafka = await startKafka();
  const folder = mkdtempSync(join(tmpdir(), 'dowel-kafka-'));
  const file = join(folder, 'messages.jsonl');
  const consumer: ChildProcess = spawn('kcat', [...kafka.consuming, '-u'], {
    stdio: ['ignore', openSync(file, 'w'), 'ignore'],
  });
  return {
    name: 'Kafka',
    destination: { type: 'kafka', ...kafka.target },
    async drain(take) {
      for (let size = -1; size !== statSync(file).size; await wait(QUIET_MS)) size = statSync(file).size;
      for await (const line of createInterface({ input: createReadStream(file) })) {
        const message = JSON.parse(line);
        take(besideOf(message), message.payload);
      }
    },
    async stop() {
      const ended = once(consumer, 'exit');
      consumer.kill('SIGKILL');
      await ended;
      await kafka.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Google's emulator. */
export async function startPubsubBroker(): Promise<Broker> {
  const pubsub = await startPubsub();
  return {
    name: 'Pub/Sub',
    destination: { type: 'pubsub', ...pubsub.target },
    async drain(take) {
      for (const { attributes, data } of await pubsub.messages()) {
        take(attributes, Buffer.from(data, 'base64').toString());
      }
    },
    stop: pubsub.stop,
  };
}
