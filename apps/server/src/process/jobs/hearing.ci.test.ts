import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { startDatabaseRelay } from '../../../test/database-relay.ts';
import { inFull } from '../../../test/full-run.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { createContext } from '../../context.ts';
import type { DatabaseConnection, Listening } from '../../platform/db/database.ts';
import { listenTo } from '../../platform/db/listen.ts';
import { openCalls } from './calls.ts';

const patience = { timeout: 10_000, interval: 20 };
const EVERY_MS = 200;

const from = inject('testDatabase');

/** Through a real pooler, no call is ever heard. */
describe.skipIf(from.kind === 'postgres' && from.isPooled)('hearing what processes tell each other', () => {
  let database: DatabaseConnection;

  beforeAll(async () => {
    database = await openTestDatabase(from);
  });
  afterAll(() => database.close());

  async function startHearing(listen: NonNullable<DatabaseConnection['listen']>) {
    const { dependencies, logged } = await startTestServer();
    const context = createContext({ ...dependencies, db: database.db }, 'calls');
    const heard: (string | undefined)[] = [];
    const calls = openCalls(context, { listen }, new Map(), (text) => heard.push(text), EVERY_MS);
    const another = openCalls(context, database, new Map());
    onTestFinished(async () => {
      await Promise.all([calls.close(), another.close()]);
    });
    return {
      heard,
      words: () => logged.join(''),
      tell: calls.tellChanges,
      tellFromAnother: another.tellChanges,
    };
  }

  inFull('goes on when the connection has died and nothing said so', async () => {
    const relay = await startDatabaseRelay(database);
    const { heard, tellFromAnother } = await startHearing((channel, hear) =>
      listenTo(() => relay.url, channel, hear),
    );
    await vi.waitFor(() => expect(heard).toEqual([undefined]), patience);

    relay.die();
    tellFromAnother?.('lost');

    await vi.waitFor(() => expect(relay.taken()).toBe(2), patience);
    await vi.waitFor(() => {
      tellFromAnother?.('after it');
      expect(heard).toContain('after it');
    }, patience);
    expect(heard).not.toContain('lost');
  });

  it('says nothing when what it told was lost with a connection that is made anew', async () => {
    let isDead = true;
    const { words, heard, tellFromAnother } = await startHearing((channel, hear) => {
      const listening = database.listen?.(channel, (told) => (isDead ? undefined : hear(told))) as Listening;
      const renew = async () => {
        await wait(EVERY_MS / 2);
        isDead = false;
        hear();
      };
      return { close: () => listening.close(), renew };
    });

    await vi.waitFor(() => expect(isDead).toBe(false), patience);
    await wait(3 * EVERY_MS);
    tellFromAnother?.('later');

    await vi.waitFor(() => expect(heard).toContain('later'), patience);
    expect(words()).not.toContain('does not arrive here');
  });

  it('says that nothing arrives through a pooler, and has pages ask again until it does', async () => {
    let isDeaf = true;
    // As PgBouncer in transaction mode: it takes LISTEN, and what is told goes nowhere.
    const { heard, words, tell, tellFromAnother } = await startHearing(
      (channel, hear) => database.listen?.(channel, (told) => (isDeaf ? undefined : hear(told))) as Listening,
    );

    await vi.waitFor(() => expect(heard).toEqual([undefined, undefined]), patience);
    tell?.('own');

    expect(heard).toContain('own');
    expect(words()).toContain('with NOTIFY does not arrive here');
    isDeaf = false;
    await vi.waitFor(() => expect(words()).toContain('arrives again'), patience);
    tellFromAnother?.('later');
    await vi.waitFor(() => expect(heard).toContain('later'), patience);
    const asked = heard.length;
    await wait(3 * EVERY_MS);
    expect(heard).toHaveLength(asked);
    expect(words().split('does not arrive here')).toHaveLength(2);
  });
});
