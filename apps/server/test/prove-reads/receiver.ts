import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { listen } from '../listen.ts';
import { Ledger } from './ledger.ts';

/** What a receiver does instead of answering that it has the message. */
export const RECEIVER_FAULTS = ['slow', 'broken', 'resetBefore', 'resetAfterAccepting'] as const;
export type ReceiverFault = (typeof RECEIVER_FAULTS)[number];

const SLOW_MS = 2_500;

/** What a path takes. */
interface Place {
  readonly ledger: Ledger;
  key: Webhook | undefined;
}

/** A server that takes webhooks, and has a ledger for each path. */
export async function startReceiver() {
  const places = new Map<string, Place>();
  let choose: (messageId: string) => ReceiverFault | undefined = () => undefined;
  const place = (path: string): Place => {
    const found = places.get(path) ?? { ledger: new Ledger(), key: undefined };
    places.set(path, found);
    return found;
  };
  const take = async (request: IncomingMessage) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const { ledger, key } = place((request.url ?? '/').slice(1));
    ledger.add(String(request.headers['webhook-id']), body, isSigned(key, body, request));
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const fault = choose(String(request.headers['webhook-id']));
    if (fault === 'resetBefore') request.socket.resetAndDestroy();
    else if (fault === 'broken') response.writeHead(500).end();
    else {
      await take(request);
      if (fault === 'slow') await wait(SLOW_MS);
      if (fault === 'resetAfterAccepting') request.socket.resetAndDestroy();
      else response.writeHead(204).end();
    }
  };
  const server = createServer((request, response) => {
    // A sender was killed while it sent.
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listen(server);
  return {
    urlOf: (path: string) => `http://127.0.0.1:${port}/${path}`,
    ledger: (path: string) => place(path).ledger,
    /** What arrives at this path must be signed with this key. */
    expectSigned(path: string, signingKey: string) {
      place(path).key = new Webhook(signingKey);
    },
    /** From now on messages are taken as this says. */
    fail(chosen: (messageId: string) => ReceiverFault | undefined) {
      choose = chosen;
    },
    forget() {
      for (const [path, { key }] of places) places.set(path, { ledger: new Ledger(), key });
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function isSigned(key: Webhook | undefined, body: string, { headers }: IncomingMessage): boolean {
  if (!key) return true;
  try {
    key.verify(body, headers as Record<string, string>);
    return true;
  } catch {
    return false;
  }
}
