import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request that a receiver got. */
export interface Received {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How a receiver answers. The number counts its requests from 1. */
export type Answering = (response: ServerResponse, number: number, received: Received) => void;

/** A real server on this machine, such as one that takes webhooks. It answers 204 until it is told otherwise. */
export async function startReceiver(host = '127.0.0.1', answering?: Answering, onPort = 0) {
  const received: Received[] = [];
  let answer: Answering = answering ?? ((response) => response.writeHead(204).end());
  const listener: RequestListener = async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url = '', headers } = request;
    const one = { method, path: url, headers, body: Buffer.concat(chunks).toString() };
    received.push(one);
    answer(response, received.length, one);
  };
  const server = createServer((request, response) => {
    // A sender that gives up closes the connection. That is no failure of the receiver.
    response.on('error', () => undefined);
    Promise.resolve(listener(request, response)).catch(() => response.destroy());
  });
  let connections = 0;
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(onPort, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    port,
    origin: `http://${host}:${port}`,
    url: `http://${host}:${port}/hooks`,
    /** How many connections it has got. */
    connections: () => connections,
    answers(next: Answering) {
      answer = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
