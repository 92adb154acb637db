import { createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { eq } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { openSandboxAccount } from '../../../../test/sandbox-control.ts';
import { startSignInServer } from '../../../../test/signing-in.ts';
import { storedRows } from '../../../../test/stored-rows.ts';
import { connections } from '../../../platform/db/tables.ts';
import { startPersonal } from './personal.fixture.ts';

// @holds U12
it('a person who is erased loses their own connection at once, and the group keeps the rest', async () => {
  const { connectOwn, write, as, calls, erase, list, actedAs, operations, ...server } = await startPersonal();
  await connectOwn('grace');
  await write(await as('grace'));

  const erased = await erase('grace');
  const after = await write(await as('grace'));

  expect(erased).toMatchObject({ status: 200, body: { connections: 1, consumers: 1 } });
  expect(after).toMatchObject({ status: 409, body: { code: 'personal_connection_needed' } });
  expect(calls).toEqual(['POST by grace']);
  expect((await list('&owner=person')).body).toEqual([]);
  expect((await list()).body).toHaveLength(1);
  // The operation stays, and says that it was somebody's.
  expect(await actedAs('write')).toMatchObject({ isPersonal: true, consumerRef: 'erased' });
  const naming = (await storedRows(server)).filter(({ rows }) => /grace/i.test(rows)).map(({ name }) => name);
  expect(naming).toEqual([]);
  expect(await operations()).toHaveLength(1);
});

it('a person whose connection the group uses is not erased, and keeps their own one', async () => {
  const { connectOwn, write, as, erase, calls } = await startPersonal();
  await connectOwn('ada');

  const refused = await erase('ada');

  expect(refused).toMatchObject({ status: 409, body: { code: 'connection_in_use' } });
  expect((await write(await as('ada'))).status).toBe(200);
  expect(calls).toEqual(['POST by ada']);
});

/** Ada has a connection of her own over OAuth. The provider may end all that a person has granted at once. */
async function startRevoking(alsoEnds?: 'person') {
  const revoked: string[] = [];
  const entries = sandboxProviders(inject('sandboxUrl'));
  const { revocation } = entries.sandbox?.oauth2Opts ?? {};
  if (revocation && alsoEnds) revocation.alsoEnds = alsoEnds;
  const server = await startSignInServer({
    catalogue: createCatalogue(entries),
    outgoing: async (address, init) => {
      if (String(address).includes('/oauth/revoke')) revoked.push(String(init?.body));
      return fetch(address, init);
    },
  });
  await server.signIn({ personal: true });
  const { request, connections: path, project } = server;
  const [own] = (await request('GET', `${path}?owner=person`)).body;
  return {
    ...server,
    revoked,
    own,
    erase: () => request('DELETE', `/v1/projects/${project.id}/groups/acme/consumers/ada`),
  };
}

it('revokes the tokens of what a person had connected for themself', async () => {
  const { erase, revoked, own, request, connections: path } = await startRevoking();
  const shown = await request('GET', `${path}/${own.id}?includeRefreshToken=true`);
  const { token } = shown.body.oauth2AuthorizationCode.refreshToken;

  expect((await erase()).body.connections).toBe(1);

  expect(revoked).toHaveLength(1);
  expect(revoked[0]).toContain(token);
});

it('revokes a sign-in to another account that still waits, too', async () => {
  const { erase, revoked, signIn, sandboxUrl } = await startRevoking();
  const { accountId } = await openSandboxAccount(sandboxUrl);
  await signIn({ personal: true }, { account: accountId });

  const { headers } = await erase();

  expect(revoked).toHaveLength(2);
  expect(headers.get('Dowel-Warning')).toBeNull();
});

it('revokes nothing that a connection of the group lives from', async () => {
  const { erase, revoked, signIn } = await startRevoking('person');
  // The same person at the provider. Revoking one grant of theirs may end the other.
  await signIn({ consumerRef: 'grace' });

  const { body, headers } = await erase();

  expect(body.connections).toBe(1);
  expect(headers.get('Dowel-Warning')).toBe('not_revoked;count=1');
  expect(revoked).toEqual([]);
});

it('erases a person whose provider is away', async () => {
  const server = await startRevoking();
  const { dependencies, own, erase } = server;
  await dependencies.db
    .update(connections)
    .set({ credentialsSealed: 'unreadable' })
    .where(eq(connections.id, own.id));

  expect(await erase()).toMatchObject({ status: 200, body: { connections: 1 } });
});
