import { describe, expect, inject, it } from 'vitest';
import { emptyDatabase } from '../empty-database.ts';
import { isFull } from '../full-run.ts';
import { eventKillRounds } from './event-kill-rounds.ts';
import { reportAttack } from './report.ts';

const isPostgres = inject('testDatabase').kind === 'postgres';

/** A new database for each test. PGlite gets a new folder anyway. */
async function variables(name: string): Promise<Record<string, string>> {
  return { DOWEL_SANDBOX_URL: inject('sandboxUrl'), ...(await emptyDatabase(name)) };
}

const size = { kills: isFull ? 20 : 1 };

describe('killing servers while events are under way', () => {
  // @holds M9
  it('loses no event, and delivers each under one id', async () => {
    const outcome = await eventKillRounds({ ...size, variables: await variables('events_killed') });
    reportAttack({ part: 'kill -9 under events', counts: { ...outcome } });

    expect(outcome).toMatchObject({ ...size, lost: 0, underOtherIds: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(10);
  }, 600_000);

  it.runIf(isPostgres && isFull)(
    'loses none when two servers share the work',
    async () => {
      const outcome = await eventKillRounds({
        ...size,
        servers: 2,
        variables: await variables('events_killed_two'),
      });
      reportAttack({ part: 'kill -9 of one of two servers under events', counts: { ...outcome } });

      expect(outcome).toMatchObject({ lost: 0, underOtherIds: 0 });
    },
    600_000,
  );

  it.runIf(isPostgres)(
    'delivers each event once while two servers live',
    async () => {
      const outcome = await eventKillRounds({
        kills: 0,
        servers: 2,
        variables: await variables('events_shared'),
      });
      reportAttack({ part: 'two servers under events', counts: { ...outcome } });

      expect(outcome).toMatchObject({ lost: 0, underOtherIds: 0, repeated: 0 });
      expect(outcome.acknowledged).toBeGreaterThan(10);
    },
    120_000,
  );
});
