import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { generateKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { administer, databaseUrl } from '../prepare-database.ts';
import { killRounds } from './kill-rounds.ts';
import { isFullAttack, reportAttack } from './report.ts';

const database = inject('testDatabase');
const name = database.kind === 'postgres' ? `${database.template}_killed` : '';

async function onPostgres(statement: string): Promise<void> {
  if (database.kind === 'postgres') await administer(database.adminUrl, (client) => client.query(statement));
}

beforeAll(() => onPostgres(`create database ${name}`));
afterAll(() => onPostgres(`drop database ${name} with (force)`));

describe('killing the server while it is written to', () => {
  // @holds M1
  it('loses nothing that was acknowledged, and does nothing twice that is repeated', async () => {
    const variables: Record<string, string> =
      database.kind === 'postgres'
        ? {
            DATABASE_URL: databaseUrl(database.adminUrl, name),
            DOWEL_ENCRYPTION_KEYS: generateKeyRing('k1'),
          }
        : {};

    const rounds = isFullAttack ? 10 : 2;
    const outcome = await killRounds({ rounds, database, variables });
    reportAttack({ part: 'kill -9 under writers', counts: { ...outcome } });

    expect(outcome).toMatchObject({ rounds, lost: 0, doubled: 0 });
    expect(outcome.acknowledged).toBeGreaterThan(10);
    expect(outcome.repeated).toBeGreaterThan(0);
  }, 300_000);
});
