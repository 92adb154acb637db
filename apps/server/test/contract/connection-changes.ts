import type { Identity } from '@dowel/client';
import { endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function connectionChangesContract(contract: () => Contract): void {
  /** Connects over an API key, as the builder's backend. */
  const connect = (identity: Identity & { consumerName?: string }, apiKey = contract().credentials.good) =>
    contract().client.connections.generate({ provider: 'sandboxApiKey', ...identity, apiKey });

  describe('changing a connection', () => {
    // @holds S28
    it('replaces the key', async () => {
      const { id } = await connect(contract().newIdentity());

      const changed = await expectAnswer(
        endpoints.updateConnection,
        contract().client.connections.update(id, {
          updateMask: ['apiKey'],
          connection: { apiKey: contract().credentials.good },
        }),
      );

      expect(changed).toMatchObject({ id, status: 'working' });
      expect(changed.updateTime).toBeDefined();
    });

    // @holds S39
    it('replaces the metadata as a whole, workspace included', async () => {
      const { id } = await connect(contract().newIdentity());
      const providerMetadata = { workspace: { value: 'north', source: 'input' as const } };

      const changed = await expectAnswer(
        endpoints.updateConnection,
        contract().client.connections.update(id, {
          updateMask: ['providerMetadata'],
          connection: { providerMetadata },
        }),
      );

      expect(changed).toMatchObject({ providerMetadata, providerWorkspaceRef: 'north' });
    });

    it('takes the whole map back from an end user, and nothing that only the service sets', async () => {
      const identity = contract().newIdentity();
      const { id } = await connect(identity);
      const { client } = contract();
      const stored = { workspace: { value: 'north', source: 'token' as const } };
      await client.connections.update(id, {
        updateMask: ['providerMetadata'],
        connection: { providerMetadata: stored },
      });
      const change = (providerMetadata: typeof stored | Record<string, never>) =>
        contract()
          .consumer(identity)
          .connections.update(id, { updateMask: ['providerMetadata'], connection: { providerMetadata } });

      const same = await change(stored);
      const leftOut = await change({});

      expect(same).toMatchObject({ providerMetadata: stored, providerWorkspaceRef: 'north' });
      expect(leftOut).toMatchObject({ providerMetadata: stored, providerWorkspaceRef: 'north' });
      await expectProblem(
        contract(),
        endpoints.updateConnection,
        change({ workspace: { value: 'south', source: 'token' } }),
        'invalid_request',
      );
    });

    it('keeps the old key when the provider refuses the new', async () => {
      const { id } = await connect(contract().newIdentity());
      const { client, credentials } = contract();
      const connection = { apiKey: credentials.refused };

      const call = client.connections.update(id, { updateMask: ['apiKey'], connection });

      await expectProblem(contract(), endpoints.updateConnection, call, 'credentials_rejected');
      const { apiKey } = await client.connections.get(id, { includeCreds: true });
      expect(apiKey).toBe(credentials.good);
    });

    it('refuses masks that are unknown or of another scheme', async () => {
      const { id } = await connect(contract().newIdentity());
      const { connections } = contract().client;
      const { updateConnection } = endpoints;

      const unknown = connections.update(id, { updateMask: ['authScheme'], connection: {} });
      await expectProblem(contract(), updateConnection, unknown, 'invalid_update_mask');
      const basicAuth = { username: 'u', password: 'p' };
      const other = connections.update(id, { updateMask: ['basicAuth'], connection: { basicAuth } });
      await expectProblem(contract(), updateConnection, other, 'auth_scheme_mismatch');
      const empty = connections.update(id, { updateMask: [], connection: {} });
      await expectProblem(contract(), updateConnection, empty, 'invalid_request', { issues: ['updateMask'] });
    });
  });

  describe('removing a connection', () => {
    it('deletes it', async () => {
      const { id } = await connect(contract().newIdentity());

      await expectAnswer(endpoints.deleteConnection, contract().client.connections.delete(id));

      const call = contract().client.connections.get(id);
      await expectProblem(contract(), endpoints.getConnection, call, 'connection_not_found');
    });

    it.each([unknownId, 'not-an-id'])('has no connection %s', async (id) => {
      const { connections } = contract().client;
      const body = { updateMask: ['apiKey'], connection: { apiKey: 'x' } };
      const { getConnection, updateConnection, deleteConnection } = endpoints;

      await expectProblem(contract(), getConnection, connections.get(id), 'connection_not_found');
      await expectProblem(contract(), updateConnection, connections.update(id, body), 'connection_not_found');
      await expectProblem(contract(), deleteConnection, connections.delete(id), 'connection_not_found');
    });
  });
}
