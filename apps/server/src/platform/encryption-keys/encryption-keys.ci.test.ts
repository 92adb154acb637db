import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import {
  type Context,
  createContext,
  type Dependencies,
  enterProject,
  type PublicContext,
} from '../../context.ts';
import * as destinations from '../../installing/destinations/service.ts';
import * as apiKeys from '../../people/api-keys/service.ts';
import * as projects from '../../people/projects/service.ts';
import type { DatabaseConnection } from '../db/database.ts';
import { createSecrets } from '../secrets/secrets.ts';
import { rotate } from './rotate.ts';
import { assertSameKeys, watchCurrentKey } from './service.ts';

/** Each test has its own database. This opens it as a server with these keys would. */
let withKeys: (keys: Record<string, Buffer>) => PublicContext;
let logged: readonly string[];
let database: DatabaseConnection;

beforeEach(async () => {
  const server = await startTestServer();
  database = await openTestDatabase(inject('testDatabase'));
  const { db } = database;
  logged = server.logged;
  withKeys = (keys) => {
    const [currentId = ''] = Object.keys(keys);
    const secrets = createSecrets({ currentId, keys: new Map(Object.entries(keys)) });
    const dependencies: Dependencies = { ...server.dependencies, db, secrets };
    return createContext(dependencies, 'start');
  };
});

afterEach(() => database.close());

const [k1, k2] = [randomBytes(32), randomBytes(32)];

/** Stores a sealed value without a canary, as a release before the canaries did. */
async function storeSecret(
  context: PublicContext,
  store: (caller: Context) => Promise<unknown> = sealed.apiKey,
): Promise<void> {
  const project = await projects.create(context, {
    name: `p-${randomBytes(6).toString('hex')}`,
    appName: 'P',
  });
  await store(enterProject(context, project, { kind: 'system', id: 'test' }));
}

/** Things whose row holds a sealed value. */
const sealed = {
  apiKey: (caller: Context) => apiKeys.create(caller, { label: 'Sealed' }),
  destination: (caller: Context) =>
    destinations.create(caller, {
      name: 'sealed',
      type: 'webhook',
      metadata: { url: 'https://hooks.acme.example' },
    }),
};

describe('starting with encryption keys', () => {
  it('is possible again with the same keys, and with one more', async () => {
    await assertSameKeys(withKeys({ k1 }));
    await assertSameKeys(withKeys({ k1 }));
    await assertSameKeys(withKeys({ k2, k1 }));
    await assertSameKeys(withKeys({ k1, k2 }));
  });

  // @holds M4
  it('is refused with other bytes under a known id, naming the id and no bytes', async () => {
    await assertSameKeys(withKeys({ k1 }));
    const other = randomBytes(32);

    const start = assertSameKeys(withKeys({ k1: other }));

    await expect(start).rejects.toThrow(/encryption key "k1" differs from/);
    await expect(start).rejects.not.toThrow(other.toString('base64').slice(0, 12));
  });

  it('is refused when the wrong one is not the current one', async () => {
    await assertSameKeys(withKeys({ k1 }));

    await expect(assertSameKeys(withKeys({ k2, k1: randomBytes(32) }))).rejects.toThrow('"k1"');
  });

  it.each([
    ['API key', sealed.apiKey],
    ['destination', sealed.destination],
  ])('is refused when a database that knows no keys yet holds what another sealed: %s', async (_, store) => {
    await storeSecret(withKeys({ k1 }), store);

    await expect(assertSameKeys(withKeys({ k1: randomBytes(32) }))).rejects.toThrow('"k1"');
    await assertSameKeys(withKeys({ k1 }));
  });

  it('lets one of two replicas through that start at once with different bytes', async () => {
    const starts = [withKeys({ k1 }), withKeys({ k1: k2 })].map(assertSameKeys);

    const outcomes = await Promise.allSettled(starts);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('tells of a key that is missing, without which some rows cannot be opened', async () => {
    await assertSameKeys(withKeys({ k1 }));

    await assertSameKeys(withKeys({ k2 }));

    expect(logged.filter((line) => line.includes('k1'))).toHaveLength(1);
  });

  it('tells of a key that a rotation forgot while another process still encrypted with it', async () => {
    const old = withKeys({ k1 });
    await assertSameKeys(old);
    const both = withKeys({ k2, k1 });
    await assertSameKeys(both);
    await rotate(both, { report: () => {} });

    await watchCurrentKey(old).look();
    await watchCurrentKey(both).look();
    await storeSecret(old);

    expect(logged.join('')).toMatch(/needs the encryption key \\"k1\\", and this process still/);
    await assertSameKeys(withKeys({ k2 }));
    expect(logged.join('')).toMatch(/The encryption key \\"k1\\" was used here/);
  });
});
