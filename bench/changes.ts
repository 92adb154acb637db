import { setTimeout as wait } from 'node:timers/promises';
import { type Receiver, startReceiver } from '../apps/server/test/receiver.ts';
import { startSandbox } from '../apps/server/test/start-sandbox.ts';
import { type Percentiles, percentiles } from './percentiles.ts';
import { type BenchProcess, startServer } from './processes.ts';
import { contacts, installOverSandbox } from './sandbox-installation.ts';
import type { World } from './world.ts';

/** How much to measure, one after the other. */
export interface ChangeEffort {
  readonly writes: number;
  readonly events: number;
}

export interface ChangeFigures {
  /** A record created at the sandbox without Dowel. */
  readonly direct: Percentiles;
  /** The same record, created by a synchronous write. */
  readonly write: Percentiles;
  /** From a change at the sandbox to the message that tells of it. */
  readonly lag: Percentiles;
}

interface Changing {
  readonly world: World;
  readonly server: BenchProcess;
  readonly receiver: Receiver;
  readonly recordsUrl: string;
  readonly writeUrl: string;
  readonly apiKey: string;
  readonly groupRef: string;
}

/** Measures what a write costs beside a direct call, and how soon a change at the provider arrives. */
export async function measureChanges(world: World, effort: ChangeEffort): Promise<ChangeFigures> {
  const sandbox = await startSandbox();
  const receiver = await startReceiver();
  const server = await startServer(world, { DOWEL_SANDBOX_URL: sandbox.url });
  try {
    const { account, integrationId, groupRef } = await installOverSandbox(world, sandbox.url, receiver, {
      read: { objects: [{ ...contacts, requiredFields: [{ fieldName: 'email' }] }] },
      write: { objects: [{ objectName: 'contacts' }] },
      subscribe: { objects: [{ ...contacts, inheritFieldsAndMapping: true, updateEvent: anyUpdate }] },
    });
    const changing = {
      world,
      server,
      receiver,
      recordsUrl: `${sandbox.url}/api/v1/objects/contacts/records`,
      writeUrl: `${server.url}/write/v1/projects/${world.project.id}/integrations/${integrationId}/objects/contacts`,
      apiKey: account.apiKey,
      groupRef,
    };
    return {
      ...(await measureWrites(changing, effort.writes)),
      lag: await measureLag(changing, effort.events),
    };
  } finally {
    await server.end();
    receiver.stop();
    await sandbox.stop();
  }
}

const anyUpdate = { enabled: 'always', watchFieldsAuto: 'all' };
const WARM_UP = 20;

/** In turns, so that other work on the machine affects both alike. */
async function measureWrites(changing: Changing, writes: number) {
  const direct: number[] = [];
  const write: number[] = [];
  for (let index = 0; index < writes + WARM_UP; index += 1) {
    const record = { last_name: 'Okafor', email: `ada${index}@example.com` };
    const directly = await timed(() => atSandbox(changing, 'POST', '', record));
    const written = await timed(() => throughDowel(changing, record));
    if (index < WARM_UP) continue;
    direct.push(directly);
    write.push(written);
  }
  return { direct: percentiles(direct), write: percentiles(write) };
}

async function measureLag(changing: Changing, events: number): Promise<Percentiles> {
  const { receiver } = changing;
  const { id } = await atSandbox(changing, 'POST', '', { last_name: 'Lag', email: 'lag@example.com' });
  await subscribed(changing, id);
  const lags: number[] = [];
  for (let index = 0; index < events; index += 1) {
    const email = `lag${index}@example.com`;
    const arrived = arrivalOf(receiver, email);
    await atSandbox(changing, 'PATCH', `/${id}`, { email });
    const changedAt = performance.now();
    // A message that comes before the sandbox's own answer counts as 0.
    lags.push(Math.max(0, (await arrived) - changedAt));
  }
  return percentiles(lags);
}

const PATIENCE_MS = 60_000;

/** The server subscribes in the background. Until then, changes are not told of. */
async function subscribed(changing: Changing, id: string): Promise<void> {
  const start = performance.now();
  for (let tries = 0; performance.now() - start < PATIENCE_MS; tries += 1) {
    const email = `before${tries}@example.com`;
    const arrived = arrivalOf(changing.receiver, email);
    await atSandbox(changing, 'PATCH', `/${id}`, { email });
    if ((await Promise.race([arrived, wait(1000, 'late' as const)])) !== 'late') return;
  }
  throw new Error('No event of the sandbox arrives.');
}

/** When the first message with this text has arrived. */
function arrivalOf(receiver: Receiver, text: string): Promise<number> {
  return new Promise((resolve) => {
    receiver.answers((response, _, { body }) => {
      if (body.includes(text)) resolve(performance.now());
      response.writeHead(204).end();
    });
  });
}

async function atSandbox({ recordsUrl, apiKey }: Changing, method: string, path: string, record: object) {
  const answer = await fetch(recordsUrl + path, {
    method,
    headers: { 'x-api-key': apiKey, 'content-type': 'application/json' },
    body: JSON.stringify(record),
  });
  if (!answer.ok) throw new Error(`The sandbox refused a record: ${await answer.text()}`);
  return (await answer.json()) as { id: string };
}

async function throughDowel({ writeUrl, world, groupRef }: Changing, record: object): Promise<void> {
  const answer = await fetch(writeUrl, {
    method: 'POST',
    headers: { 'x-api-key': world.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ groupRef, mode: 'synchronous', type: 'create', record }),
  });
  if (!answer.ok) throw new Error(`A write was refused: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** In milliseconds. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
