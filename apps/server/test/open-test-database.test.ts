import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openTestDatabase } from './open-test-database.ts';

describe('a database of tests on PostgreSQL', () => {
  it('refuses a second connection inside a transaction, also after a wait, and none after its end', async () => {
    const database = await openTestDatabase(inject('testDatabase'));
    onTestFinished(() => database.close());
    const { db } = database;
    const outside = () => db.execute(sql`select 1`);

    const within = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(0.01)`);
      await outside();
    });

    await expect(within).rejects.toMatchObject({
      cause: { message: expect.stringContaining('on another connection') },
    });
    await db.transaction((tx) => tx.execute(sql`select 1`));
    await expect(outside()).resolves.toBeDefined();
  });
});
