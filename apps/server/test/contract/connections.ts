import type { Identity } from '@dowel/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function connectionsContract(contract: () => Contract): void {
  /** Connects over an API key, as the builder's backend. */
  const connect = (identity: Identity & { consumerName?: string }, apiKey = contract().credentials.good) =>
    contract().client.connections.generate({ provider: 'sandboxApiKey', ...identity, apiKey });

  describe('connecting with credentials', () => {
    // @holds S5, S6, S26, S31, S41, S43, S45
    it('makes a connection with its group and consumer, and shows no credentials', async () => {
      const identity = contract().newIdentity();

      const created = await expectAnswer(
        contract().client.connections.generate({
          ...identity,
          groupName: 'A group',
          provider: 'sandboxApiKey',
          apiKey: contract().credentials.good,
        }),
      );

      expect(created).toMatchObject({
        provider: 'sandboxApiKey',
        authScheme: 'apiKey',
        authType: 'apiKey',
        status: 'working',
        diagnosis: { reason: 'ok' },
        group: { groupRef: identity.groupRef, groupName: 'A group' },
        consumer: { consumerRef: identity.consumerRef, consumerName: identity.consumerRef },
      });
      expect(created).not.toHaveProperty('apiKey');
    });

    it('keeps the id when the same consumer connects again', async () => {
      const identity = contract().newIdentity();

      const first = await connect(identity);
      const second = await connect(identity);

      expect(second.id).toBe(first.id);
    });

    it('forgets the workspace of the last time when the same consumer connects again without one', async () => {
      const identity = contract().newIdentity();
      const body = { provider: 'sandboxApiKey', ...identity, apiKey: contract().credentials.good };

      const first = await contract().client.connections.generate({
        ...body,
        providerWorkspaceRef: 'juniper',
      });
      await connect(identity);

      expect(first.providerWorkspaceRef).toBe('juniper');
      expect(await contract().client.connections.get(first.id)).not.toHaveProperty('providerWorkspaceRef');
    });

    it('makes another connection for another account where the person asks for one', async () => {
      const identity = contract().newIdentity();
      const { client, useAccount } = contract();
      const connectOther = () => {
        const body = { provider: 'sandboxApiKey', ...identity, apiKey: useAccount('other') };
        return client.connections.generate({ ...body, additional: true });
      };
      onTestFinished(() => void useAccount('usual'));
      const first = await connect(identity);

      const second = await expectAnswer(connectOther());
      const again = await connectOther();
      useAccount('usual');
      const renewed = await connect(identity);

      expect(second.id).not.toBe(first.id);
      expect([again.id, renewed.id]).toEqual([second.id, first.id]);
      const listed = await client.connections.list({ groupRef: identity.groupRef });
      expect(listed.map(({ id }) => id)).toEqual([first.id, second.id]);
    });

    it('keeps the people of two groups apart who have the same ref', async () => {
      const { consumerRef, ...acme } = contract().newIdentity();
      const { groupRef } = contract().newIdentity();

      const before = await connect({ ...acme, consumerRef, consumerName: 'Ada of Acme' });
      const other = await connect({ groupRef, consumerRef, consumerName: 'Hank of Globex' });
      const after = await contract().client.connections.get(before.id);

      expect(other.consumer.consumerName).toBe('Hank of Globex');
      expect(after.consumer).toMatchObject({ consumerRef, consumerName: 'Ada of Acme' });
    });

    it('works for a page and for an end user', async () => {
      const identity = contract().newIdentity();
      const body = { ...identity, provider: 'sandboxApiKey', apiKey: contract().credentials.good };

      const byPage = await expectAnswer(contract().page.connections.generate(body));
      const byConsumer = await contract().consumer(identity).connections.generate(body);

      expect(byConsumer.id).toBe(byPage.id);
    });

    it('does not let an end user set what the provider does not ask for', async () => {
      const identity = contract().newIdentity();
      const call = contract()
        .consumer(identity)
        .connections.generate({
          ...identity,
          provider: 'sandboxApiKey',
          apiKey: contract().credentials.good,
          providerMetadata: { host: { value: 'evil.test', source: 'input' } },
        });

      await expectProblem(call, 'invalid_request');
    });

    it('does not let an end user connect for somebody else', async () => {
      const [own, other] = [contract().newIdentity(), contract().newIdentity()];
      const body = { ...other, provider: 'sandboxApiKey', apiKey: contract().credentials.good };

      await expectProblem(contract().consumer(own).connections.generate(body), 'token_not_allowed');
    });

    it('stores nothing that the provider refuses', async () => {
      const identity = contract().newIdentity();

      const call = connect(identity, contract().credentials.refused);
      const problem = await expectProblem(call, 'credentials_rejected');
      // End users read this text. So it shows the provider's display name, not its key.
      expect(`${problem.detail} ${problem.remedy}`).toContain('Juniper CRM (API key)');
      expect(`${problem.detail} ${problem.remedy}`).not.toContain('sandboxApiKey');
      expect(await contract().client.connections.list({ groupRef: identity.groupRef })).toEqual([]);
    });

    it('refuses credentials of another kind, and an unknown provider', async () => {
      const identity = contract().newIdentity();
      const { generate } = contract().client.connections;
      const call = generate.bind(contract().client.connections);

      const basic = call({
        ...identity,
        provider: 'sandboxApiKey',
        basicAuth: { username: 'u', password: 'p' },
      });
      await expectProblem(basic, 'auth_scheme_mismatch');
      await expectProblem(call({ ...identity, provider: 'nobody', apiKey: 'x' }), 'provider_unknown');
    });

    it('names every member that is missing', async () => {
      const call = contract().client.connections.generate({} as never);

      await expectProblem(call, 'invalid_request', ['consumerRef', 'groupRef', 'provider']);
    });
  });

  describe('looking at connections', () => {
    it('lists what fits the filters', async () => {
      const identity = contract().newIdentity();
      const { id } = await connect(identity);
      const { connections } = contract().client;

      const ofGroup = await expectAnswer(connections.list({ groupRef: identity.groupRef }));
      const ofOther = await connections.list({ groupRef: identity.groupRef, provider: 'sandbox' });
      const ofConsumer = await connections.list({ consumerRef: identity.consumerRef });

      expect(ofGroup.map((one) => one.id)).toEqual([id]);
      expect(ofOther).toEqual([]);
      expect(ofConsumer.map((one) => one.id)).toEqual([id]);
    });

    it('shows an end user what their group has, whoever made it, and no more', async () => {
      const identity = contract().newIdentity();
      const { id } = await connect({ ...identity, consumerRef: 'colleague' });
      const stranger = await connect(contract().newIdentity());
      const { connections } = contract().consumer(identity);

      const own = await expectAnswer(connections.list());
      const others = await connections.list({ groupRef: stranger.group.groupRef });
      const strange = connections.get(stranger.id);

      expect(own.map((one) => one.id)).toEqual([id]);
      expect(others).toEqual([]);
      await expectProblem(strange, 'connection_not_found');
    });

    it('wants a page to name the group', async () => {
      await expectProblem(contract().page.connections.list(), 'invalid_request', ['groupRef']);
    });

    // @holds S38
    it('shows credentials only when asked, and only to the builder', async () => {
      const identity = contract().newIdentity();
      const { id } = await connect(identity);
      const { client, page, consumer, credentials } = contract();

      const plain = await expectAnswer(client.connections.get(id));
      const shown = await client.connections.get(id, { includeCreds: true });

      expect(plain).not.toHaveProperty('apiKey');
      expect(shown.apiKey).toBe(credentials.good);
      await expectProblem(page.connections.get(id, { includeCreds: true }), 'api_key_scope');
      const asConsumer = consumer(identity).connections.get(id, { includeCreds: true });
      await expectProblem(asConsumer, 'token_not_allowed');
    });

    it('lets only the builder force a refresh', async () => {
      const identity = contract().newIdentity();
      const { id } = await connect(identity);
      const { client, page, consumer } = contract();

      await expectAnswer(client.connections.get(id, { refresh: 'force' }));
      await expectAnswer(consumer(identity).connections.get(id, { refresh: 'ifExpired' }));
      await expectProblem(page.connections.get(id, { refresh: 'force' }), 'api_key_scope');
      await expectProblem(consumer(identity).connections.get(id, { refresh: 'force' }), 'token_not_allowed');
    });

    it('refuses a way to refresh that it does not know', async () => {
      const call = contract().client.connections.get(unknownId, { refresh: 'sometimes' as never });

      await expectProblem(call, 'invalid_request', ['refresh']);
    });
  });
}
