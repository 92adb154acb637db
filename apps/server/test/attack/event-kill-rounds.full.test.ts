import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { generateKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { administer, databaseUrl } from '../prepare-database.ts';
import { eventKillRounds } from './event-kill-rounds.ts';
import { isFullAttack, reportAttack } from './report.ts';

const database = inject('testDatabase');
const isPostgres = database.kind === 'postgres';
const names = ['events_killed', 'events_killed_two', 'events_shared'];

/** A new database for each test. PGlite gets a new folder anyway. */
function variables(name: string): Record<string, string> {
  const common = { DOWEL_SANDBOX_URL: inject('sandboxUrl') };
  if (database.kind !== 'postgres') return common;
  return {
    ...common,
    DATABASE_URL: databaseUrl(database.adminUrl, `${database.template}_${name}`),
    DOWEL_ENCRYPTION_KEYS: generateKeyRing('k1'),
  };
}

async function onEach(statement: (name: string) => string): Promise<void> {
  if (database.kind !== 'postgres') return;
  const { adminUrl, template } = database;
  for (const name of names)
    await administer(adminUrl, (client) => client.query(statement(`${template}_${name}`)));
}

beforeAll(() => onEach((name) => `create database ${name}`));
afterAll(() => onEach((name) => `drop database ${name} with (force)`));

const size = { kills: isFullAttack ? 20 : 1 };

describe('killing servers while events are under way', () => {
  // @holds M9
  it('loses no event, and delivers each under one id', async () => {
    const outcome = await eventKillRounds({ ...size, variables: variables('events_killed') });
    reportAttack({ part: 'kill -9 under events', counts: { ...outcome } });

    expect(outcome).toMatchObject({ ...size, lost: 0, underOtherIds: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(10);
  }, 600_000);

  it.runIf(isPostgres && isFullAttack)(
    'loses none when two servers share the work',
    async () => {
      const outcome = await eventKillRounds({
        ...size,
        servers: 2,
        variables: variables('events_killed_two'),
      });
      reportAttack({ part: 'kill -9 of one of two servers under events', counts: { ...outcome } });

      expect(outcome).toMatchObject({ lost: 0, underOtherIds: 0 });
    },
    600_000,
  );

  it.runIf(isPostgres)(
    'delivers each event once while two servers live',
    async () => {
      const outcome = await eventKillRounds({ kills: 0, servers: 2, variables: variables('events_shared') });
      reportAttack({ part: 'two servers under events', counts: { ...outcome } });

      expect(outcome).toMatchObject({ lost: 0, underOtherIds: 0, repeated: 0 });
      expect(outcome.acknowledged).toBeGreaterThan(10);
    },
    120_000,
  );
});
