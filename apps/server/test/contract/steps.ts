import type { Identity } from '@dowel/client';
import { describe, expect, it } from 'vitest';
import { expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

/** A sign-in of several steps, at the provider of the sandbox that has one. */
export function stepsContract(contract: () => Contract): void {
  const begin = (identity: Identity, accountCode = contract().accountCode) =>
    contract().client.connections.customAuthConnect({
      ...identity,
      provider: 'sandboxSteps',
      customAuth: { accountCode },
    });

  const redirectOf = async (identity: Identity) => {
    const answer = await begin(identity);
    if (!('redirect' in answer)) throw new Error('The sign-in ended without a page.');
    return answer.redirect;
  };

  describe('connecting in steps', () => {
    it('leads over a page to a connection', async () => {
      const { client, newIdentity, approve } = contract();
      const identity = newIdentity();

      const { url, sessionId } = await redirectOf(identity);
      const { params } = await approve(url);
      const ended = await client.connections.customAuthConnect({ sessionId, callbackParams: params });

      const connection = 'connection' in ended ? ended.connection : undefined;
      expect(connection).toMatchObject({
        provider: 'sandboxSteps',
        authScheme: 'apiKey',
        authType: 'custom',
        status: 'working',
        group: { groupRef: identity.groupRef },
        providerWorkspaceRef: expect.any(String),
      });
      expect(await client.connections.list({ groupRef: identity.groupRef })).toEqual([connection]);
    });

    it('renews the connection that the person has', async () => {
      const { client, newIdentity, approve } = contract();
      const identity = newIdentity();
      const connect = async () => {
        const { url, sessionId } = await redirectOf(identity);
        const { params } = await approve(url);
        const ended = await client.connections.customAuthConnect({ sessionId, callbackParams: params });
        return 'connection' in ended ? ended.connection.id : undefined;
      };

      const ids = [await connect(), await connect()];

      expect(new Set(ids).size).toBe(1);
      expect(await client.connections.list({ groupRef: identity.groupRef })).toHaveLength(1);
    });

    it('connects nothing when the person refuses, or for a second time', async () => {
      const { client, newIdentity, approve } = contract();
      const identity = newIdentity();
      const { url, sessionId } = await redirectOf(identity);
      const { params } = await approve(url, { deny: true });
      const end = () => client.connections.customAuthConnect({ sessionId, callbackParams: params });

      await expectProblem(end(), 'consent_denied');
      await expectProblem(end(), 'state_invalid');

      expect(await client.connections.list({ groupRef: identity.groupRef })).toEqual([]);
    });

    it('refuses the answer to another sign-in', async () => {
      const { client, newIdentity, approve } = contract();
      const other = await redirectOf(newIdentity());
      const { sessionId } = await redirectOf(newIdentity());
      const { params } = await approve(other.url);

      const ended = client.connections.customAuthConnect({ sessionId, callbackParams: params });

      await expectProblem(ended, 'state_invalid');
    });

    // @holds A10
    it('waits for the person who began it, and for what the provider sent', async () => {
      const { consumer, client, newIdentity, approve } = contract();
      const identity = newIdentity();
      const { url, sessionId } = await redirectOf(identity);
      const { params } = await approve(url);
      const colleague = consumer({ ...identity, consumerRef: 'somebody-else' }).connections;

      const taken = colleague.customAuthConnect({ sessionId, callbackParams: params });
      await expectProblem(taken, 'state_invalid');
      const empty = client.connections.customAuthConnect({ sessionId });
      await expectProblem(empty, 'invalid_request', ['callbackParams']);

      const own = consumer(identity).connections;
      expect(await own.customAuthConnect({ sessionId, callbackParams: params })).toHaveProperty('connection');
    });

    it('is refused with what the provider does not accept, and without what it asks for', async () => {
      const { client, newIdentity, refusedAccountCode } = contract();
      await expectProblem(begin(newIdentity(), refusedAccountCode), 'credentials_rejected');

      const body = { ...newIdentity(), provider: 'sandboxSteps', customAuth: {} };
      const missing = client.connections.customAuthConnect(body);

      await expectProblem(missing, 'invalid_request', ['customAuth.accountCode']);
    });

    it('is refused for every provider that has no such steps, with a reason', async () => {
      const { connections } = contract().client;
      const identity = contract().newIdentity();
      const refusals = {
        nobody: 'provider_unknown',
        harborSteps: 'auth_scheme_unsupported',
        harborOwn: 'auth_scheme_unsupported',
        harborKey: 'auth_scheme_mismatch',
        harborPage: 'auth_scheme_mismatch',
      } as const;

      for (const [provider, code] of Object.entries(refusals)) {
        const begun = connections.customAuthConnect({ ...identity, provider, customAuth: { user: 'any' } });
        await expectProblem(begun, code);
      }
    });

    it('is the only way in to its provider', async () => {
      const { connections } = contract().client;
      const request = { ...contract().newIdentity(), provider: 'sandboxSteps' };
      const code = 'auth_scheme_mismatch';

      await expectProblem(connections.generate({ ...request, customAuth: { accountCode: 'acme' } }), code);
      await expectProblem(connections.oauthConnect(request), code);
    });

    it('needs a provider, a group and a consumer at first', async () => {
      const nameless = contract().client.connections.customAuthConnect({ provider: 'sandboxSteps' });

      await expectProblem(nameless, 'invalid_request', ['groupRef', 'consumerRef']);
    });

    it('is not done for another person', async () => {
      const identity = contract().newIdentity();
      const other = { ...identity, consumerRef: 'somebody-else', provider: 'sandboxSteps' };

      const begun = contract().consumer(identity).connections.customAuthConnect(other);

      await expectProblem(begun, 'token_not_allowed');
    });
  });
}
