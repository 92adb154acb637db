import { setTimeout as wait } from 'node:timers/promises';
import { NotificationEvent } from '@dowel/schema';
import { callAt, mustCallAt } from '../process/call-at.ts';
import { createServerFolder, type ServerProcess } from '../process/server-process.ts';
import { startReceiver } from '../receiver.ts';
import { hasGrown } from './kill-rounds.ts';

/** The API key of an account that every sandbox has from the start. */
const sandboxKey = 'juniper_demo_acme';

interface Options {
  /** How often a server is killed. 0: they live to the end. */
  kills: number;
  /** How many servers run at the same time, on one PostgreSQL database. */
  servers?: number;
  variables?: Record<string, string>;
}

const WRITERS = 4;
/** How long the last messages may take to arrive. */
const PATIENCE_MS = 60_000;

/**
 * Lets writers make connections, and kills a server with SIGKILL at any moment, again and again. A webhook receives the
 * events. At the end, what it heard is compared with what was acknowledged.
 */
export async function eventKillRounds({ kills, servers = 1, variables = {} }: Options) {
  const folder = createServerFolder();
  const receiver = await startWebhook();
  const acknowledged = new Set<string>();
  const running: ServerProcess[] = [];
  try {
    for (let n = 0; n < servers; n += 1) running.push(await folder.start(variables));
    const { apiKey } = folder.demo();
    await listen(running[0], apiKey, receiver.url);
    for (let round = 0; round < Math.max(kills, 1); round += 1) {
      const writing = running.flatMap((server, n) =>
        Array.from({ length: WRITERS }, (_, writer) =>
          write(server, apiKey, `${round}-${n}-${writer}`, acknowledged),
        ),
      );
      // A writer only ends when something is wrong.
      await Promise.race([hasGrown(acknowledged, 12), ...writing.map((one) => one.done)]);
      await wait(Math.random() * 1_000);
      const victim = round % running.length;
      if (kills > 0) await running[victim]?.end('SIGKILL');
      for (const one of writing) one.stop();
      await Promise.all(writing.map((one) => one.done));
      if (kills === 0) continue;
      running[victim] = await folder.start(variables);
    }
    await receiver.untilHeard(acknowledged);
    await Promise.all(running.map((server) => server.end('SIGTERM')));
    return {
      kills,
      /** Connections whose creation was acknowledged. Each makes one event. */
      acknowledged: acknowledged.size,
      ...receiver.compare(acknowledged),
    };
  } finally {
    await folder.remove();
    receiver.stop();
  }
}

/** Routes the creation of connections to the receiver. */
async function listen(server: ServerProcess | undefined, apiKey: string, url: string): Promise<void> {
  const call = mustCallAt(`${server?.url}/v1/projects/demo`, { 'x-api-key': apiKey });
  const destination = { name: 'receiver', type: 'webhook', metadata: { url } };
  const { id: destinationId } = await call('POST', '/destinations', destination);
  const { id: topicId } = await call('POST', '/topics', { name: 'killed' });
  await call('POST', '/topic-destination-routes', { topicId, destinationId });
  await call('POST', '/notification-event-topic-routes', { topicId, eventType: 'connection.created' });
}

/** Makes one connection after the other until it is stopped or its server is gone. */
function write(server: ServerProcess, apiKey: string, name: string, acknowledged: Set<string>) {
  let isStopped = false;
  const call = callAt(`${server.url}/v1/projects/demo`, { 'x-api-key': apiKey });
  const goOn = async () => {
    for (let count = 0; !isStopped; count += 1) {
      const person = { groupRef: `${name}-${count}`, consumerRef: 'ada' };
      const body = { provider: 'sandboxApiKey', apiKey: sandboxKey, ...person };
      const answer = await call('POST', '/connections:generate', body).catch(() => undefined);
      if (!answer) return;
      if (answer.status !== 201)
        throw new Error(
          `A write was answered ${JSON.stringify(answer)}:\n${linesOf(server, answer.body.requestId)}`,
        );
      acknowledged.add(answer.body.id);
    }
  };
  return {
    done: goOn(),
    stop() {
      isStopped = true;
    },
  };
}

/** What the server has logged of a request. */
function linesOf(server: ServerProcess, requestId: string): string {
  return `${server.output()}\n${server.errors()}`
    .split('\n')
    .filter((line) => line.includes(requestId))
    .join('\n');
}

/** A webhook that remembers which message ids told of which connection. */
async function startWebhook() {
  const heard = new Map<string, string[]>();
  const { url, stop } = await startReceiver('127.0.0.1', (response, _, { body, headers }) => {
    const event = NotificationEvent.parse(JSON.parse(body));
    if (event.notificationType === 'connection.created') {
      const { connectionId } = event.data;
      heard.set(connectionId, [...(heard.get(connectionId) ?? []), String(headers['webhook-id'])]);
    }
    response.writeHead(204).end();
  });
  const missing = (wanted: ReadonlySet<string>) => [...wanted].filter((id) => !heard.has(id));
  return {
    url,
    stop,
    async untilHeard(wanted: ReadonlySet<string>) {
      const end = performance.now() + PATIENCE_MS;
      while (missing(wanted).length > 0 && performance.now() < end) await wait(100);
    },
    compare: (acknowledged: ReadonlySet<string>) => ({
      /** How many of them the receiver never heard of. */
      lost: missing(acknowledged).length,
      /** How many of them arrived under more than one message id. */
      underOtherIds: [...heard.values()].filter((ids) => new Set(ids).size > 1).length,
      /** How many messages arrived more than once. */
      repeated: [...heard.values()].filter((ids) => ids.length > 1).length,
    }),
  };
}
