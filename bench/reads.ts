import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { events } from '../apps/server/src/platform/db/tables.ts';
import { type Receiver, startReceiver } from '../apps/server/test/receiver.ts';
import { controlSandbox } from '../apps/server/test/sandbox-control.ts';
import { startSandbox } from '../apps/server/test/start-sandbox.ts';
import { median } from './percentiles.ts';
import { type BenchProcess, startServer } from './processes.ts';
import { contacts, installOverSandbox } from './sandbox-installation.ts';
import type { World } from './world.ts';

/** How much to measure. */
export interface ReadEffort {
  readonly rounds: number;
  /** How many contacts the account has. */
  readonly records: number;
}

/** Records per second from the sandbox to a webhook: by the server, and by a loop written by hand. */
export interface ReadFigures {
  readonly records: number;
  readonly perSecond: number;
  readonly barePerSecond: number;
  readonly ratio: number;
  /** Processor time of the server for one record, in microseconds. Other work on the machine does not change it much. */
  readonly processorUs: number;
  /** How many records went with one message. */
  readonly recordsPerMessage: number;
  /** What a record takes in a stored message: compressed and encrypted. */
  readonly bytesPerRecord: number;
  /** The most memory that the server had while it read, divided by what it had before. */
  readonly memoryRatio: number;
}

const fields = ['email', 'first_name', 'last_name', 'job_title'];

/** An account with records, an installation over it, a receiver, and a server that reads. */
interface Reading {
  readonly server: BenchProcess;
  readonly sandboxUrl: string;
  readonly apiKey: string;
  readonly receiver: Receiver;
  readonly triggerUrl: string;
  readonly groupRef: string;
}

/** Reads the same account to the same receiver in turns: by the server, and by a loop written by hand. */
export async function measureReads(world: World, effort: ReadEffort): Promise<ReadFigures> {
  const sandbox = await startSandbox();
  const receiver = await startReceiver();
  const server = await startServer(world, { DOWEL_SANDBOX_URL: sandbox.url });
  try {
    const { account, integrationId, groupRef } = await installOverSandbox(world, sandbox.url, receiver, {
      read: { objects: [{ ...contacts, requiredFields: fields.map((fieldName) => ({ fieldName })) }] },
    });
    const { accountId, apiKey } = account;
    const control = { account: accountId, object: 'contacts', count: effort.records };
    await controlSandbox(sandbox.url, '/records', control);
    const triggerUrl = `/read/v1/projects/${world.project.id}/integrations/${integrationId}/objects/contacts`;
    const reading = { server, sandboxUrl: sandbox.url, receiver, apiKey, triggerUrl, groupRef };
    const total = effort.records + SEEDED;
    const before = await server.usage();
    const pairs: { bare: number; server: number }[] = [];
    let { memory } = before;
    for (let round = 0; round < effort.rounds; round += 1) {
      const bare = await timed(() => readByHand(reading));
      const own = await timed(() => readByServer(world, reading, total));
      memory = Math.max(memory, (await server.usage()).memory);
      pairs.push({ bare: total / bare, server: total / own });
    }
    const { processorMs } = await server.usage();
    const of = (pick: (pair: { bare: number; server: number }) => number) => median(pairs.map(pick));
    return {
      records: total,
      perSecond: of((pair) => pair.server),
      barePerSecond: of((pair) => pair.bare),
      ratio: of((pair) => pair.server / pair.bare),
      ...(await storedOf(world, total * effort.rounds)),
      processorUs: ((processorMs - before.processorMs) * 1000) / (total * effort.rounds),
      memoryRatio: memory / before.memory,
    };
  } finally {
    await server.end();
    receiver.stop();
    await sandbox.stop();
  }
}

async function storedOf({ dependencies }: World, records: number) {
  const [stored] = await dependencies.db
    .select({
      messages: sql<number>`count(*)`.mapWith(Number),
      bytes: sql<number>`sum(pg_column_size(${events.dataSealed}))`.mapWith(Number),
    })
    .from(events)
    .where(eq(events.type, 'read'));
  const { messages = 0, bytes = 0 } = stored ?? {};
  return { recordsPerMessage: records / messages, bytesPerRecord: bytes / records };
}

/** How many contacts every account of the sandbox begins with. */
const SEEDED = 120;

/** Until the last record has arrived. */
async function readByServer(
  world: World,
  { server, receiver, triggerUrl, groupRef }: Reading,
  total: number,
) {
  let arrived = 0;
  receiver.answers((response, _, { body }) => {
    arrived += JSON.parse(body).resultInfo?.numRecords ?? 0;
    response.writeHead(204).end();
  });
  const answer = await fetch(server.url + triggerUrl, {
    method: 'POST',
    headers: { 'x-api-key': world.apiKey, 'content-type': 'application/json' },
    body: JSON.stringify({ groupRef, mode: 'async' }),
  });
  if (answer.status !== 201) throw new Error(`The read was refused: ${await answer.text()}`);
  await until(() => arrived >= total);
}

/** What a builder would write: a page, the wanted fields, a POST, and the next page. It stores nothing and signs nothing. */
async function readByHand({ sandboxUrl, apiKey, receiver: { url } }: Reading): Promise<void> {
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({
      limit: '200',
      fields: fields.join(','),
      ...(cursor !== undefined && { cursor }),
    });
    const address = `${sandboxUrl}/api/v1/objects/contacts/records?${query}`;
    const answer = await fetch(address, { headers: { 'x-api-key': apiKey } });
    const page = (await answer.json()) as {
      records: Record<string, unknown>[];
      nextCursor?: string;
    };
    const result = page.records.map((raw) => ({
      fields: Object.fromEntries(fields.map((name) => [name, raw[name]])),
      raw,
    }));
    const body = JSON.stringify({ resultInfo: { type: 'inline', numRecords: result.length }, result });
    const sent = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await sent.arrayBuffer();
    cursor = page.nextCursor;
  } while (cursor !== undefined);
}

/** In seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1000;
}

const PATIENCE_MS = 180_000;

async function until(isTrue: () => boolean): Promise<void> {
  const start = performance.now();
  while (!isTrue()) {
    if (performance.now() - start > PATIENCE_MS)
      throw new Error('The records of the benchmark do not arrive.');
    await wait(10);
  }
}
