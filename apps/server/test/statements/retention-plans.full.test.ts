import { sql } from 'drizzle-orm';
import { NIL, v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createContext } from '../../src/context.ts';
import { findUncounted } from '../../src/people/stats/counting-queries.ts';
import type { DatabaseConnection } from '../../src/platform/db/database.ts';
import { operationLogs, operations } from '../../src/platform/db/tables.ts';
import { createSecrets } from '../../src/platform/secrets/secrets.ts';
import { forgetThePast } from '../../src/process/retention/service.ts';
import { openTestDatabase } from '../open-test-database.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import { isScanned, rowsRead, watching } from './rows-read.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Operations that are kept. Reading all of them each time would be work that grows with what is kept. */
const KEPT = 20_000;
const OLD = 100;

describe(`forgetting ${OLD} of ${KEPT} operations`, () => {
  let server: TestServer;
  // What other tests leave in the shared one is read too.
  let database: DatabaseConnection;

  const idsAt = (time: Date, count: number) =>
    Array.from({ length: count }, () => v7({ msecs: time.getTime() }));

  beforeAll(async () => {
    database = await openTestDatabase(inject('testDatabase'));
    const keys = { currentId: 'test', keys: new Map([['test', Buffer.alloc(32)]]) };
    server = await startTestServer({ stored: { db: database.db, secrets: createSecrets(keys) } });
    // Cleaning makes partitions of the logs. Made later, they would have no statistics, and other plans.
    await forgetThePast(createContext(server.dependencies, 'test'));
    await insertOperations(idsAt(server.now(), KEPT), server.now());
    await server.dependencies.db.execute(sql`analyze operations`);
    await server.dependencies.db.execute(sql`analyze operation_logs`);
  });

  afterAll(() => database.close());

  /** Each with a line in its log. */
  async function insertOperations(ids: readonly string[], time: Date): Promise<void> {
    const { db, project } = server.context();
    const whose = { projectId: project.id, integrationId: NIL, installationId: NIL, configId: NIL };
    const ended = { actionType: 'read', status: 'success', createTime: time, updateTime: time };
    const line = { projectId: project.id, severity: 'INFO', timestamp: time };
    for (let start = 0; start < ids.length; start += 2_000) {
      const some = ids.slice(start, start + 2_000);
      await db.insert(operations).values(some.map((id) => ({ ...whose, ...ended, id })));
      await db.insert(operationLogs).values(
        some.map((operationId) => {
          const message = { msg: 'Read.', operation_id: operationId, details: {} };
          return { ...line, operationId, message };
        }),
      );
    }
  }

  it('reads a few rows for each of those', async () => {
    const time = new Date(server.now().getTime() - 100 * DAY_MS);
    const ids = idsAt(time, OLD);
    await insertOperations(ids, time);
    const { sent } = await watching(server, (dependencies) =>
      forgetThePast(createContext(dependencies, 'test')),
    );
    const tables = ['operations', 'operation_logs'];
    const statements = sent.filter(
      ({ sql: text }) => /^(select|delete)/.test(text) && tables.some((table) => text.includes(`"${table}"`)),
    );
    // Each statement runs once more on the same rows.
    await insertOperations(ids, time);

    const read: number[] = [];
    for (const statement of statements) {
      const named = tables.filter((table) => statement.sql.includes(`"${table}"`));
      for (const table of named) read.push(await rowsRead(server, statement, table));
    }

    expect(read.reduce((sum, rows) => sum + rows, 0)).toBeGreaterThanOrEqual(3 * OLD);
    // A line is found by its operation, joined by its id, and deleted.
    expect(Math.max(...read)).toBeLessThanOrEqual(3 * OLD);
  });

  it('reads none to find out whether there is anything new to count', async () => {
    const now = new Date(server.now().getTime() + DAY_MS);
    const times = { now, earliest: now, fresh: now, lateMs: 0 };
    const { sent } = await watching(server, (dependencies) =>
      findUncounted(createContext(dependencies, 'test'), times).next(),
    );
    const looks = sent.filter(({ sql: text }) => text.includes('"operations"'));
    const read = await Promise.all(looks.map((statement) => rowsRead(server, statement, 'operations')));

    expect(read).toEqual([0]);
  });
});

describe('forgetting what is kept for some time', () => {
  it('finds the rows of each table by an index on their time', async () => {
    const server = await startTestServer();
    const { sent } = await watching(server, (dependencies) =>
      forgetThePast(createContext(dependencies, 'test')),
    );
    const deletes = sent.flatMap((statement) => {
      const table = /^delete from "(\w+)" where \(.*\) in \(select/s.exec(statement.sql)?.[1];
      return table === undefined ? [] : [{ table, statement }];
    });

    const scanned: string[] = [];
    for (const { table, statement } of deletes) {
      if (await isScanned(server, statement, table)) scanned.push(table);
    }

    expect(deletes.map(({ table }) => table)).toContain('buffered_pages');
    // Their times change with every call and turn, and an index would cost each of those more than a scan an hour.
    expect(scanned.sort()).toEqual(['lanes', 'provider_budgets']);
  });
});
