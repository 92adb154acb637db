import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { createWorld, type World } from '../../../../bench/world.ts';
import { type Context, createContext, enterProject } from '../../src/context.ts';
import * as destinations from '../../src/installing/destinations/service.ts';
import { sendMessages } from '../../src/platform/events/send-messages.ts';
import { moveLargeBodies } from '../../src/sync/large-bodies/service.ts';
import { debianServersMissing } from '../destinations/debian-servers.fixture.ts';
import { startS3 } from '../destinations/s3.fixture.ts';

const MESSAGES = 1_000;
const BYTES = 100_000;
const AT_ONCE = 10;
const TABLES = ['events', 'deliveries', 'large_bodies'];

/** What a thousand messages of 100 kB take in the database, with and without an object store. Answers what is wrong. */
export async function proveBodies(): Promise<string[]> {
  const missing = debianServersMissing('s3');
  if (missing !== undefined) {
    console.log(`  messages in an object store are not tried: ${missing}`);
    return [];
  }
  const s3 = await startS3();
  try {
    const { metadata, secrets } = s3.target;
    const bucketUrl = `${metadata.endpointUrl}/${metadata.bucket}`;
    const { awsKeyId: keyId = '', awsSecretKey: secretKey = '' } = secrets;
    const without = await sizes(undefined);
    const outside = await sizes({ bucketUrl, region: `${metadata.region}`, keyId, secretKey });
    console.log(`  ${MESSAGES} messages of ${BYTES / 1000} kB, and then as many more`);
    console.table({ 'in the database': without, 'with an object store': outside });
    return outside.afterMoreMb < without.storedMb / 4
      ? []
      : [`The database has ${outside.afterMoreMb} MB, although messages were moved.`];
  } finally {
    await s3.stop();
  }
}

async function sizes(objectStore: Context['env']['objectStore']) {
  const world = await createWorld(1);
  try {
    const { env } = world.dependencies;
    const outside = createContext({ ...world.dependencies, env: { ...env, objectStore } }, 'bench');
    const context = enterProject(outside, world.project, { kind: 'system', id: 'bench' });
    const metadata = { url: 'https://hooks.acme.example' };
    const { id } = await destinations.create(context, { name: 'large', type: 'webhook', metadata });
    const storeMs = await store(context, id);
    const storedMb = await megabytes(world);
    const began = performance.now();
    await moveLargeBodies(context);
    const moveSeconds = (performance.now() - began) / 1000;
    await vacuum(world);
    const movedMb = await megabytes(world);
    await store(context, id);
    await moveLargeBodies(context);
    await vacuum(world);
    return rounded({ storeMs, storedMb, moveSeconds, movedMb, afterMoreMb: await megabytes(world) });
  } finally {
    await world.close();
  }
}

/** Answers the milliseconds for each. */
async function store(context: Context, destinationId: string): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < MESSAGES; done += AT_ONCE) {
    const messages = Array.from({ length: AT_ONCE }, () => ({
      id: v7(),
      action: 'read' as const,
      destinationId,
      groupRef: 'acme',
      consumerRef: 'ada',
      metadata: {},
      body: bodyOfContacts(),
    }));
    await context.transaction((tx) => sendMessages(tx, messages));
  }
  return (performance.now() - start) / MESSAGES;
}

function bodyOfContacts(): Buffer<ArrayBuffer> {
  const contacts: string[] = [];
  for (let bytes = 0; bytes < BYTES; bytes += contacts.at(-1)?.length ?? 0) {
    const id = randomUUID();
    const name = id.slice(0, 8);
    const fields = { id, name, email: `${name}@example.com`, phone: id.slice(-10), owner: randomUUID() };
    contacts.push(JSON.stringify({ fields, mappedFields: {}, raw: { ...fields, status: 'customer' } }));
  }
  return Buffer.from(`{"result":[${contacts.join()}]}`);
}

async function vacuum({ dependencies }: World): Promise<void> {
  await dependencies.db.execute(sql.raw(`vacuum ${TABLES.join(', ')}`));
}

/** The tables with their partitions, indexes and long values. */
async function megabytes({ dependencies }: World): Promise<number> {
  const names = TABLES.map((table) => `'${table}'::regclass`).join(', ');
  const bytes = sql.raw(`(select sum(pg_total_relation_size(oid)) from
    (select oid from pg_class where oid in (${names}) union select inhrelid from pg_inherits where inhparent in (${names})) part)`);
  const [row] = await dependencies.db
    .select({ bytes: sql<number>`${bytes}`.mapWith(Number) })
    .from(sql`(select) as nothing`);
  return (row?.bytes ?? 0) / 1e6;
}

function rounded<Figures extends Record<string, number>>(figures: Figures): Figures {
  const entries = Object.entries(figures).map(([name, value]) => [name, Math.round(value * 10) / 10]);
  return Object.fromEntries(entries) as Figures;
}
