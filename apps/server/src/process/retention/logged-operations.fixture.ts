import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { NIL, v7 } from 'uuid';
import { inject, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { startTestServer, type TestServer } from '../../../test/start-test-server.ts';
import { readPartitions } from '../../platform/db/partitions/catalogue.ts';
import { idAt } from '../../platform/db/partitions/periods.ts';
import { operationLogs, operations } from '../../platform/db/tables.ts';
import { generateKeyRing, parseKeyRing } from '../../platform/secrets/key-ring.ts';
import { createSecrets } from '../../platform/secrets/secrets.ts';
import { forgetThePast } from './service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Operations are kept for ten days, so a partition has one day. */
export const tenDays = { DOWEL_OPERATION_RETENTION_DAYS: '10' };

type Env = Record<string, string>;
type Cleaned = Pick<TestServer, 'context' | 'advanceClock'>;

/** A server with a database of its own, because partitions are those of all projects. Its clock is before a leap day. */
export async function startWithPartitions(env: Env = tenDays) {
  const database = await openTestDatabase(inject('testDatabase'));
  onTestFinished(() => database.close());
  const stored = { db: database.db, secrets: createSecrets(parseKeyRing(generateKeyRing('own'))) };
  const start = (own: Env, now: Date) => startTestServer({ stored, now, env: own });
  const client = '$client' in database.db ? database.db.$client : undefined;
  const url = client instanceof pg.Pool ? client.options.connectionString : undefined;
  return { ...(await start(env, new Date('2028-02-25T13:00:00Z'))), start, url };
}

/** Such a server eight days later, when the partition of the time before there were others has ended. */
export async function startLater(env: Env = tenDays) {
  const server = await startWithPartitions(env);
  await clean(server);
  await clean(server, 8);
  return server;
}

/** Lets days pass, and cleans. */
export async function clean(server: Cleaned, days = 0): Promise<void> {
  server.advanceClock(days * DAY_MS);
  await forgetThePast(server.context());
}

/** Stores an operation with one line, both made some days after the present of the clock. Answers its id. */
export async function logged(
  server: Pick<TestServer, 'context'>,
  { days = 0, isOpen = false }: { days?: number; isOpen?: boolean } = {},
): Promise<string> {
  const { db, project, now } = server.context();
  const time = new Date(now().getTime() + days * DAY_MS);
  const id = v7({ msecs: time.getTime() });
  const status = isOpen ? 'in_progress' : 'success';
  const whose = { projectId: project.id, integrationId: NIL, installationId: NIL, configId: NIL };
  await db
    .insert(operations)
    .values({ ...whose, id, actionType: 'read', status, createTime: time, updateTime: time });
  const message = { msg: 'Read.', operation_id: id, details: {} };
  const line = { id: v7({ msecs: time.getTime() }), operationId: id, severity: 'INFO', message } as const;
  await db.insert(operationLogs).values({ ...line, projectId: project.id, timestamp: time });
  return id;
}

/** The ids of operations that have lines, and of those that exist, oldest first. */
export async function kept(server: Pick<TestServer, 'context'>) {
  const { db, project } = server.context();
  const lines = await db
    .select({ id: operationLogs.operationId })
    .from(operationLogs)
    .where(eq(operationLogs.projectId, project.id));
  const rows = await db
    .select({ id: operations.id })
    .from(operations)
    .where(eq(operations.projectId, project.id));
  return { lines: lines.map(({ id }) => id).sort(), operations: rows.map(({ id }) => id).sort() };
}

/** The name of the partition that has the lines of an operation, as a statement writes it. */
export async function partitionOf(
  server: Pick<TestServer, 'dependencies'>,
  operationId: string,
): Promise<string> {
  const [row] = await server.dependencies.db
    .select({ name: sql<string>`tableoid::regclass::text` })
    .from(operationLogs)
    .where(eq(operationLogs.operationId, operationId));
  return row?.name ?? '';
}

/** All partitions, and which of them has a time. */
export async function partitions(server: Pick<TestServer, 'context'>) {
  const { ranges, rest } = await readPartitions(server.context(), operationLogs);
  const at = (time: string | Date) => {
    const id = idAt(new Date(time).getTime());
    return ranges.find(({ period }) => period.from <= id && id < period.to)?.oid;
  };
  return { ranges, rest, at };
}

/** What a server has logged about partitions that it could not change. */
export const warnings = ({ logged: lines }: Pick<TestServer, 'logged'>) =>
  lines.filter((line) => line.includes('could not be done'));
