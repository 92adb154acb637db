import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import type { DatabaseConnection } from '../../platform/db/database.ts';
import type { WorkRole } from '../../platform/env/roles.ts';
import { openCalls } from './calls.ts';

const patience = { timeout: 10_000, interval: 20 };

describe('calling the processes of another role', () => {
  let database: DatabaseConnection;

  beforeAll(async () => {
    database = await openTestDatabase(inject('testDatabase'));
  });

  afterAll(() => database.close());

  /** A process with one role, that has been connected. */
  async function listening(role: WorkRole) {
    const look = vi.fn();
    const calls = openCalls(database, new Map([[role, { look }]]));
    onTestFinished(() => calls.close());
    await vi.waitFor(() => expect(look).toHaveBeenCalledOnce(), patience);
    return look;
  }

  it('is heard by all that have the role, and by no other', async () => {
    const others = [await listening('delivery'), await listening('delivery')];
    const worker = await listening('worker');
    const own = openCalls(database, new Map());

    await own.call('delivery');

    await vi.waitFor(() => {
      for (const look of others) expect(look).toHaveBeenCalledTimes(2);
    }, patience);
    expect(worker).toHaveBeenCalledOnce();
  });

  it('looks once the connection is back, since a call may have been missed, and hears the next', async () => {
    const look = await listening('delivery');
    const own = openCalls(database, new Map());

    await database.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query like 'listen %'`,
    );
    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(2), patience);
    await own.call('delivery');

    await vi.waitFor(() => expect(look).toHaveBeenCalledTimes(3), patience);
  });
});
