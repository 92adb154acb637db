import type { Identity } from '@dowel/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectAnswer, expectProblem, expectProblemResponse } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function signInContract(contract: () => Contract): void {
  const begin = (identity: Identity, provider = 'sandbox') =>
    contract().client.connections.oauthConnect({ provider, ...identity });

  describe('signing in at the provider', () => {
    it('answers an address as plain text, and connects once access was granted', async () => {
      const identity = contract().newIdentity();

      const url = await expectAnswer(begin(identity));
      const before = await contract().client.connections.list({ groupRef: identity.groupRef });
      const message = await contract().signIn(url);
      const after = await contract().client.connections.list({ groupRef: identity.groupRef });

      expect(URL.canParse(url)).toBe(true);
      expect(before).toEqual([]);
      expect(after).toMatchObject([
        { provider: 'sandbox', authScheme: 'oauth2/authorizationCodePKCE', status: 'working' },
      ]);
      expect(message).toEqual({ eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: after[0]?.id } });
    });

    it('tells the page that asks a secret, apart from the address', async () => {
      const identity = contract().newIdentity();
      const secretOf = async (call: ReturnType<typeof begin>) => {
        const { data, response } = await call.withResponse();
        const secret = response.headers.get('Dowel-Sign-In-Pass');
        expect(new URL(data).pathname).toMatch(/^\/callbacks\/v1\/start\/[\w-]+$/);
        expect(secret).toBeTruthy();
        expect(data).not.toContain(secret);
        return secret;
      };

      const first = await secretOf(begin(identity));
      const second = await secretOf(begin(identity));
      expect(second).not.toBe(first);

      await contract().signIn(await begin(identity));
      const [connection] = await contract().client.connections.list({ groupRef: identity.groupRef });
      await secretOf(contract().client.connections.oauthUpdate(connection?.id ?? ''));
    });

    it('takes the project as projectId too, which is held to the same rule', async () => {
      const send = (project: object) =>
        contract().send('POST', '/oauth-connect', {
          headers: { 'X-Api-Key': contract().apiKey, 'Content-Type': 'application/json' },
          body: JSON.stringify({ provider: 'sandbox', ...contract().newIdentity(), ...project }),
        });
      const { id } = await contract().client.projects.get();

      const own = await send({ projectId: id });
      const both = await send({ projectId: id, projectIdOrName: contract().project });

      expect([own.status, both.status]).toEqual([200, 200]);
      expect(URL.canParse(await own.text())).toBe(true);
      for (const project of [
        { projectId: unknownId },
        { projectId: unknownId, projectIdOrName: contract().project },
        { projectId: id, projectIdOrName: 'other' },
      ]) {
        await expectProblemResponse(await send(project), 'project_not_found');
      }
      await expectProblemResponse(await send({}), 'invalid_request', ['projectIdOrName']);
    });

    it('connects nothing when access was refused', async () => {
      const identity = contract().newIdentity();

      const message = await contract().signIn(await begin(identity), { deny: true });

      expect(message).toMatchObject({
        eventType: 'AUTHORIZATION_FAILED',
        data: { error: expect.any(String) },
      });
      expect(await contract().client.connections.list({ groupRef: identity.groupRef })).toEqual([]);
    });

    it('signs in again to the same connection', async () => {
      const identity = contract().newIdentity();
      await contract().signIn(await begin(identity));
      const [connection] = await contract().client.connections.list({ groupRef: identity.groupRef });
      const id = connection?.id ?? '';

      const url = await expectAnswer(contract().consumer(identity).connections.oauthUpdate(id));
      const message = await contract().signIn(url);

      expect(message).toEqual({ eventType: 'AUTHORIZATION_SUCCEEDED', data: { connection: id } });
    });

    it('makes no other connection when the one that signs in again was deleted', async () => {
      const identity = contract().newIdentity();
      const { client, signIn } = contract();
      await signIn(await begin(identity));
      const [connection] = await client.connections.list({ groupRef: identity.groupRef });
      const id = connection?.id ?? '';
      const url = await client.connections.oauthUpdate(id);
      await client.connections.delete(id);

      const message = await signIn(url);

      expect(message).toMatchObject({ data: { code: 'connection_not_found' } });
      expect(await client.connections.list({ groupRef: identity.groupRef })).toEqual([]);
    });

    it('keeps a sign-in to another account, and leaves the connection as it is', async () => {
      const identity = contract().newIdentity();
      const { client, signIn, useAccount } = contract();
      await signIn(await begin(identity));
      useAccount('other');
      onTestFinished(() => void useAccount('usual'));

      const message = await signIn(await begin(identity));

      expect(message).toMatchObject({ data: { code: 'account_differs' } });
      const [{ account, offeredAccount } = {}] = await client.connections.list({
        groupRef: identity.groupRef,
      });
      expect(offeredAccount?.id).toEqual(expect.any(String));
      expect(offeredAccount?.id).not.toBe(account?.id);
    });

    // @holds S36
    it('shows tokens to the builder who asks, the refresh token apart', async () => {
      const identity = contract().newIdentity();
      await contract().signIn(await begin(identity));
      const [connection] = await contract().client.connections.list({ groupRef: identity.groupRef });
      const { connections } = contract().client;
      const access = await expectAnswer(connections.get(connection?.id ?? '', { includeCreds: true }));
      const both = await connections.get(connection?.id ?? '', { includeRefreshToken: true });

      expect(access.oauth2AuthorizationCode?.accessToken?.token).toEqual(expect.any(String));
      expect(access.oauth2AuthorizationCode).not.toHaveProperty('refreshToken');
      expect(both.oauth2AuthorizationCode?.refreshToken?.token).toEqual(expect.any(String));
    });
  });

  describe('beginning a sign-in that cannot be', () => {
    it('refuses providers without a page, unknown ones, and apps that are not there', async () => {
      const identity = contract().newIdentity();

      await expectProblem(begin(identity, 'sandboxApiKey'), 'auth_scheme_mismatch');
      await expectProblem(begin(identity, 'nobody'), 'provider_unknown');
      const { connections } = contract().client;
      const lost = connections.oauthConnect({ provider: 'sandbox', ...identity, providerAppId: unknownId });
      await expectProblem(lost, 'provider_app_missing');
    });

    it('holds the body to the caller’s own project and refs', async () => {
      const [own, other] = [contract().newIdentity(), contract().newIdentity()];

      const elsewhere = contract().client.connections.oauthConnect({
        provider: 'sandbox',
        ...own,
        projectIdOrName: 'somebody-elses',
      } as never);
      await expectProblem(elsewhere, 'project_not_found');
      const strange = contract()
        .consumer(own)
        .connections.oauthConnect({ provider: 'sandbox', ...other });
      await expectProblem(strange, 'token_not_allowed');
    });

    it('names every member that is missing', async () => {
      const call = contract().client.connections.oauthConnect({} as never);

      await expectProblem(call, 'invalid_request', ['consumerRef', 'groupRef', 'provider']);
    });

    it('does not sign in again where nobody signed in', async () => {
      const identity = contract().newIdentity();
      const { client, credentials } = contract();
      const body = { provider: 'sandboxApiKey', ...identity, apiKey: credentials.good };
      const { id } = await client.connections.generate(body);

      await expectProblem(client.connections.oauthUpdate(id), 'auth_scheme_mismatch');
      await expectProblem(client.connections.oauthUpdate(unknownId), 'connection_not_found');
      const odd = client.connections.oauthUpdate(id, { returnUrl: 'javascript:alert(1)' });
      await expectProblem(odd, 'invalid_request', ['returnUrl']);
    });
  });
}
