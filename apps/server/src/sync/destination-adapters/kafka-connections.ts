import { createConnection, isIP, type Socket } from 'node:net';
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls';
import { readKafkaServers } from '@dowel/schema/rules';
import kafkajs, { type ISocketFactory, type Producer, type SASLOptions } from 'kafkajs';
import type { AdapterTarget } from './destination-adapter.ts';
import { answering, CONNECT_TIMEOUT_MS, checkedAddresses, keepConnections } from './kept-connections.ts';

/** A cluster that moves its partitions is asked again within an attempt. */
const retry = { retries: 3, initialRetryTime: 200, maxRetryTime: 2000 };

interface Connected {
  readonly producer: Producer;
  /** What is behind an error of the producer. */
  causeOf(error: unknown): unknown;
}

/**
 * Producers are not idempotent: that of kafkajs gives the sequence of a request that failed to the next one, which brokers
 * then take for the failed one and drop. A message may be there twice with its id, as at every destination.
 */
export const withKafka = keepConnections<Connected>({
  async open({ metadata, secrets }, outgoing, signal) {
    const servers = readKafkaServers(metadata.serverUrl ?? '');
    if (!servers) throw new Error('The address of the servers was not checked when it was stored.');
    const isTls = metadata.tls ?? true;
    const sockets = new Set<Socket>();
    let failure: unknown;
    /** kafkajs keeps only the message of what a connection has failed with. */
    const causeOf = (error: unknown) => {
      const cause = deepest(error);
      return cause instanceof kafkajs.KafkaJSConnectionError ? (failure ?? cause) : cause;
    };
    /** Each broker is looked up and checked, because the cluster tells the addresses of its brokers. */
    const socketFactory: ISocketFactory = ({ host, port, onConnect }) => {
      signal.throwIfAborted();
      const lookup = answering(checkedAddresses(outgoing, isTls ? 'tls' : 'kafka', { hostname: host, port }));
      // Node.js looks up no address, so it gets no name from which it could tell that this is one.
      const options = { host: 'broker', port, lookup };
      const socket = isTls
        ? connect({ ...options, ...certificateOf(host) }, onConnect)
        : createConnection(options, onConnect);
      socket.setNoDelay(true);
      sockets.add(socket);
      socket.on('error', (error) => {
        failure = error;
      });
      socket.on('close', () => sockets.delete(socket));
      return socket;
    };
    signal.addEventListener('abort', () => {
      for (const socket of sockets) socket.destroy(new Error('The attempt was over.'));
    });
    const kafka = new kafkajs.Kafka({
      clientId: 'dowel',
      brokers: servers.map(({ hostname, port }) => `${hostname}:${port}`),
      connectionTimeout: CONNECT_TIMEOUT_MS,
      logLevel: kafkajs.logLevel.NOTHING,
      ssl: isTls,
      ...loginOf(metadata, secrets),
      retry,
      socketFactory,
    });
    const producer = kafka.producer({
      allowAutoTopicCreation: false,
      createPartitioner: kafkajs.Partitioners.DefaultPartitioner,
      retry,
    });
    try {
      await producer.connect();
    } catch (error) {
      throw causeOf(error);
    }
    return { producer, causeOf };
  },
  whenEnded: ({ producer }, ended) => void producer.on('producer.disconnect', ended),
  close: ({ producer }) => producer.disconnect(),
});

function deepest(error: unknown): unknown {
  return error instanceof kafkajs.KafkaJSError && error.cause ? deepest(error.cause) : error;
}

/** Whose certificate is expected. */
function certificateOf(host: string) {
  return {
    servername: isIP(host) ? '' : host,
    checkServerIdentity: (_: string, certificate: PeerCertificate) => checkServerIdentity(host, certificate),
  };
}

function loginOf(
  { saslMechanism = 'plain' }: AdapterTarget['metadata'],
  { username, password = '' }: AdapterTarget['secrets'],
): { sasl?: SASLOptions } {
  if (!username) return {};
  // The rules of the contract let no other mechanism in.
  return { sasl: { mechanism: saslMechanism, username, password } as SASLOptions };
}
