import { describe, expect, inject, it } from 'vitest';
import { emptyDatabase } from '../empty-database.ts';
import { isFull } from '../full-run.ts';
import { killRounds } from './kill-rounds.ts';
import { reportAttack } from './report.ts';

describe('killing the server while it is written to', () => {
  // @holds M1
  it('loses nothing that was acknowledged, and does nothing twice that is repeated', async () => {
    const rounds = isFull ? 10 : 2;
    const outcome = await killRounds({
      rounds,
      database: inject('testDatabase'),
      variables: await emptyDatabase('killed'),
    });
    reportAttack({ part: 'kill -9 under writers', counts: { ...outcome } });

    expect(outcome).toMatchObject({ rounds, lost: 0, doubled: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(10);
    expect(outcome.repeated).toBeGreaterThan(0);
  }, 300_000);
});
