import type { Identity } from '@dowel/client';
import type { ProviderMetadata } from '@dowel/schema';
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
        contract().client.connections.update(id, {
          updateMask: ['providerMetadata'],
          connection: { providerMetadata },
        }),
      );

      expect(changed).toMatchObject({ providerMetadata, providerWorkspaceRef: 'north' });
    });

    it('keeps what the provider has told and nobody replaces', async () => {
      const { id } = await connect(contract().newIdentity());
      const { connections } = contract().client;
      const change = (providerMetadata: ProviderMetadata) =>
        connections.update(id, { updateMask: ['providerMetadata'], connection: { providerMetadata } });
      const told = { workspace: { value: 'north', source: 'token' as const } };
      const typed = { workspace: { value: 'south', source: 'input' as const } };
      const region = { value: 'eu', source: 'input' as const };
      await change(told);

      const [leftOut, replaced] = [await change({ region }), await change(typed)];

      expect(leftOut).toMatchObject({ providerMetadata: { ...told, region }, providerWorkspaceRef: 'north' });
      expect(replaced.providerMetadata).toEqual(typed);
    });

    it.each([
      ['is empty', { providerWorkspaceRef: '' }],
      [
        'is another one than in the metadata',
        {
          providerWorkspaceRef: 'north',
          providerMetadata: { workspace: { value: 'south', source: 'input' as const } },
        },
      ],
    ])('refuses a workspace that %s', async (_, connection) => {
      const { id } = await connect(contract().newIdentity());
      const updateMask = Object.keys(connection);

      const call = contract().client.connections.update(id, { updateMask, connection });

      await expectProblem(call, 'invalid_request', ['connection.providerWorkspaceRef']);
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
      await expectProblem(change({ workspace: { value: 'south', source: 'token' } }), 'invalid_request');
    });

    it('keeps the old key when the provider refuses the new', async () => {
      const { id } = await connect(contract().newIdentity());
      const { client, credentials } = contract();
      const connection = { apiKey: credentials.refused };

      const call = client.connections.update(id, { updateMask: ['apiKey'], connection });

      await expectProblem(call, 'credentials_rejected');
      const { apiKey } = await client.connections.get(id, { includeCreds: true });
      expect(apiKey).toBe(credentials.good);
    });

    it('refuses masks that are unknown or of another scheme', async () => {
      const { id } = await connect(contract().newIdentity());
      const { connections } = contract().client;

      const unknown = connections.update(id, { updateMask: ['authScheme'], connection: {} });
      await expectProblem(unknown, 'invalid_update_mask');
      const basicAuth = { username: 'u', password: 'p' };
      const other = connections.update(id, { updateMask: ['basicAuth'], connection: { basicAuth } });
      await expectProblem(other, 'auth_scheme_mismatch');
      const empty = connections.update(id, { updateMask: [], connection: {} });
      await expectProblem(empty, 'invalid_request', ['updateMask']);
    });
  });

  describe('removing a connection', () => {
    it('deletes it', async () => {
      const { id } = await connect(contract().newIdentity());

      await expectAnswer(contract().client.connections.delete(id));

      await expectProblem(contract().client.connections.get(id), 'connection_not_found');
    });

    it.each([unknownId, 'not-an-id'])('has no connection %s', async (id) => {
      const { connections } = contract().client;
      const body = { updateMask: ['apiKey'], connection: { apiKey: 'x' } };

      await expectProblem(connections.get(id), 'connection_not_found');
      await expectProblem(connections.update(id, body), 'connection_not_found');
      await expectProblem(connections.delete(id), 'connection_not_found');
    });
  });
}
