import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { framed, int16, int32, onFrames, text } from './kafka-gateway.fixture.ts';

const PRODUCE = 0;
const METADATA = 3;
const API_VERSIONS = 18;
/** What comes before the number of records in a batch. */
const BATCH_HEAD = 57;
const UNKNOWN_TOPIC = 3;

/** What the two brokers of a cluster do. A test changes it as it goes. */
export interface Brokers {
  /** The number of the broker that leads each partition. */
  readonly leaders: number[];
  /** The topics that are not there. */
  readonly missing: Set<string>;
  /** Answers a code of an error, or 0 when the broker takes the messages. */
  take(broker: number, partition: number): number;
}

/**
 * Two brokers that can be told what to do, which the cluster of librdkafka cannot from outside. `stored` counts the messages
 * that they have. https://kafka.apache.org/protocol
 */
export async function startKafkaBrokers(brokers: Brokers) {
  let stored = 0;
  const sockets = new Set<Socket>();
  const ports = () => servers.map((server) => (server.address() as AddressInfo).port);
  const topicOf = (name: string) => {
    const partitions = brokers.leaders.map((leader, id) => numbers(id, leader, 1, leader, 1, leader));
    if (brokers.missing.has(name)) partitions.length = 0;
    const head = [int16(brokers.missing.has(name) ? UNKNOWN_TOPIC : 0), named(name), Buffer.alloc(1)];
    return Buffer.concat([...head, int32(partitions.length), ...partitions.map((it) => join(int16(0), it))]);
  };
  const metadata = (asked: readonly string[]) => {
    const all = ports().map((port, at) => join(int32(at + 1), named('127.0.0.1'), int32(port), int16(-1)));
    return join(int32(all.length), ...all, int32(1), int32(asked.length), ...asked.map(topicOf));
  };
  const produce = (broker: number, body: Buffer) => {
    const topic = text(body.subarray(12));
    let at = 14 + Buffer.byteLength(topic);
    const answers = Array.from({ length: body.readInt32BE(at) }, () => {
      const partition = body.readInt32BE(at + 4);
      const error = brokers.take(broker, partition);
      if (error === 0) stored += body.readInt32BE(at + 12 + BATCH_HEAD);
      at += 8 + body.readInt32BE(at + 8);
      return join(int32(partition), int16(error), Buffer.alloc(16));
    });
    return join(int32(1), named(topic), int32(answers.length), ...answers, int32(0));
  };
  const servers: Server[] = [1, 2].map((broker) =>
    createServer((socket) => {
      sockets.add(socket.on('error', () => {}));
      onFrames(socket, (frame) => {
        const key = frame.readInt16BE(0);
        const body = frame.subarray(10 + Math.max(0, frame.readInt16BE(8)));
        const answer = (...parts: Buffer[]) => socket.write(framed(frame.subarray(4, 8), ...parts));
        if (key === API_VERSIONS) answer(int16(0), versions);
        if (key === METADATA) answer(metadata(namesIn(body)));
        if (key === PRODUCE) answer(produce(broker, body));
      });
    }).listen(0, '127.0.0.1'),
  );
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return {
    serverUrl: `127.0.0.1:${ports()[0]}`,
    stored: () => stored,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      for (const server of servers) server.close();
    },
  };
}

const join = (...parts: readonly Buffer[]) => Buffer.concat(parts);
const numbers = (...all: readonly number[]) => join(...all.map(int32));
const named = (name: string) => join(int16(Buffer.byteLength(name)), Buffer.from(name));
const versions = join(int32(3), ...[PRODUCE, 3, 3, METADATA, 1, 1, API_VERSIONS, 0, 0].map(int16));

function namesIn(body: Buffer): string[] {
  let at = 4;
  return Array.from({ length: body.readInt32BE(0) }, () => {
    const name = text(body.subarray(at));
    at += 2 + Buffer.byteLength(name);
    return name;
  });
}
