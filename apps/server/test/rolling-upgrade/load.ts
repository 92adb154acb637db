import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { listen } from '../listen.ts';
import type { Balancer } from './balancer.ts';

const CALLERS = 8;
const PAUSE_MS = 20;

/** What happened to the callers of a service while its replicas were replaced. */
export interface Load {
  readonly requests: number;
  /** How often each failure was seen: a status, or the words of a connection error. */
  readonly failures: Readonly<Record<string, number>>;
  /** Topics that were made, and are not there at the end. */
  readonly lost: number;
  /** Ids of messages that were accepted, and that the receiver has not got. */
  readonly undelivered: number;
  /** Messages that arrived again, with the same id. */
  readonly repeated: number;
  readonly delivered: number;
}

/** Callers that read, make topics and send events, until the signal aborts. */
export async function load(balancer: Balancer, apiKey: string, signal: AbortSignal): Promise<Load> {
  const receiver = await startReceiver();
  const ask = async (path: string, body?: object) => {
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json' };
    return await balancer.send(`/v1/projects/demo${path}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  };
  await ask('/destinations', { name: 'hook', type: 'webhook', metadata: { url: receiver.url } });

  const failures: Record<string, number> = {};
  const topics: string[] = [];
  let requests = 0;
  let events = 0;
  const attempt = async (what: string, request: () => Promise<Response>): Promise<boolean> => {
    requests += 1;
    const failure = await request().then(
      async (answer) => (answer.ok ? undefined : `${what}: ${answer.status} ${await codeOf(answer)}`),
      (error: Error) => `${what}: ${error.message} ${String(error.cause ?? '')}`,
    );
    if (failure !== undefined) failures[failure] = (failures[failure] ?? 0) + 1;
    return failure === undefined;
  };
  const call = async (caller: number) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      const name = `topic-${caller}-${turn}`;
      await attempt('list', () => ask('/integrations'));
      if (await attempt('create', () => ask('/topics', { name }))) topics.push(name);
      const event = { eventType: 'installation.created' };
      if (await attempt('event', () => ask('/destinations/hook:send-test-event', event))) events += 1;
      await wait(PAUSE_MS);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller)));

  for (let waitedMs = 0; receiver.ids.size < events && waitedMs < 30_000; waitedMs += 200) await wait(200);
  const kept = new Set(((await (await ask('/topics')).json()) as { name: string }[]).map(({ name }) => name));
  receiver.close();
  return {
    requests,
    failures,
    lost: topics.filter((name) => !kept.has(name)).length,
    undelivered: Math.max(0, events - receiver.ids.size),
    repeated: receiver.received() - receiver.ids.size,
    delivered: receiver.ids.size,
  };
}

async function codeOf(answer: Response): Promise<string> {
  const body = (await answer.json().catch(() => ({}))) as { code?: string };
  return body.code ?? '';
}

async function startReceiver() {
  const ids = new Set<unknown>();
  let received = 0;
  const server = createServer((request, response) => {
    received += 1;
    ids.add(request.headers['webhook-id']);
    request.resume();
    response.end();
  });
  const url = `http://127.0.0.1:${await listen(server)}/`;
  return {
    ids,
    received: () => received,
    url,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
