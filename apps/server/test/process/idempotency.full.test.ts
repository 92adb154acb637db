import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { generateKeyRing } from '../../src/platform/secrets/key-ring.ts';
import { administer, databaseUrl } from '../prepare-database.ts';
import { createServerFolder } from './server-process.ts';

const database = inject('testDatabase');
const folder = createServerFolder();
const name = database.kind === 'postgres' ? `${database.template}_replays` : '';
const variables: Record<string, string> =
  database.kind === 'postgres'
    ? {
        DATABASE_URL: databaseUrl(database.adminUrl, name),
        DOWEL_ENCRYPTION_KEYS: generateKeyRing('k1'),
        DOWEL_SEED: 'demo',
      }
    : {};

beforeAll(async () => {
  if (database.kind !== 'postgres') return;
  await administer(database.adminUrl, (client) => client.query(`create database ${name}`));
});
afterAll(() => folder.remove());

describe('repeating a request after its server was killed', () => {
  it('gets the first answer, and does nothing again', async () => {
    const first = await folder.start(variables);
    const { apiKey } = folder.demo();
    const headers = { 'x-api-key': apiKey, 'content-type': 'application/json', 'idempotency-key': 'order-7' };
    const send = (url: string, label: string) =>
      fetch(`${url}/v1/projects/demo/api-keys`, { method: 'POST', headers, body: JSON.stringify({ label }) });
    const answered = await send(first.url, 'Sync');
    const made = await answered.json();
    await first.end('SIGKILL');

    const second = await folder.start(variables);
    const repeated = await send(second.url, 'Sync');
    const other = await send(second.url, 'Other');
    const keys: { label: string }[] = await (
      await fetch(`${second.url}/v1/projects/demo/api-keys`, { headers })
    ).json();
    await second.end('SIGTERM');

    expect(answered.status).toBe(201);
    expect(repeated.status).toBe(201);
    expect(repeated.headers.get('idempotency-replayed')).toBe('true');
    expect(await repeated.json()).toEqual(made);
    expect(other.status).toBe(422);
    expect(keys.filter(({ label }) => label === 'Sync')).toHaveLength(1);
  });
});
