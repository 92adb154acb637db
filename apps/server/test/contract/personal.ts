import type { DowelClient } from '@dowel/client';
import { describe, expect, it } from 'vitest';
import { connectedGroup, installedGroup, readsContacts } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import type { Contract } from './target.ts';

/** A group with a connection, and a colleague who has one of their own too. */
async function startPersonal(contract: Contract) {
  const { identity, connection: shared } = await connectedGroup(contract);
  const { groupRef } = identity;
  const { consumerRef } = contract.newIdentity();
  const colleague = { groupRef, consumerRef };
  const connect = (client: DowelClient, values: object = {}) =>
    client.connections.generate({
      provider: 'sandboxApiKey',
      ...colleague,
      apiKey: contract.credentials.good,
      personal: true,
      ...values,
    });
  const own = await connect(contract.consumer(colleague));
  const list = async (client: DowelClient, query: object = {}) =>
    (await client.connections.list({ groupRef, ...query })).map(({ id }) => id);
  return { identity, groupRef, shared, colleague, connect, own, list };
}

const asPerson = { owner: 'person' } as const;

export function personalContract(contract: () => Contract): void {
  describe("a person's own connection", () => {
    // @holds U12
    it('is in no list that does not ask for it, and then only for the person and the builder', async () => {
      const { identity, groupRef, shared, colleague, own, list } = await startPersonal(contract());
      const { client, consumer, page } = contract();

      expect(own.isPersonal).toBe(true);
      expect(shared).not.toHaveProperty('isPersonal');
      for (const one of [client, consumer(colleague), consumer(identity), page]) {
        expect(await list(one)).toEqual([shared.id]);
      }
      const call = consumer(colleague).connections.list({ groupRef, ...asPerson });
      expect((await expectAnswer(call)).map(({ id }) => id)).toEqual([own.id]);
      expect(await list(client, asPerson)).toEqual([own.id]);
      expect(await list(consumer(identity), asPerson)).toEqual([]);
      await expectProblem(list(page, asPerson), 'api_key_scope');
    });

    // @holds U12
    it('is not there for anybody else', async () => {
      const { identity, own } = await startPersonal(contract());

      for (const { connections } of [contract().consumer(identity), contract().page]) {
        const change = { updateMask: ['apiKey'], connection: { apiKey: contract().credentials.good } };
        await expectProblem(connections.get(own.id), 'connection_not_found');
        await expectProblem(connections.update(own.id, change), 'connection_not_found');
        await expectProblem(connections.delete(own.id), 'connection_not_found');
      }
    });

    it('is made for nobody else, and by no page', async () => {
      const { identity, connect } = await startPersonal(contract());

      await expectProblem(connect(contract().consumer(identity)), 'token_not_allowed');
      await expectProblem(connect(contract().page), 'api_key_scope');
      const { consumerRef } = contract().newIdentity();
      expect((await connect(contract().client, { consumerRef })).isPersonal).toBe(true);
    });

    it('is beside the one that the same person has made for the group, and each is renewed by itself', async () => {
      const { groupRef, colleague, connect, own, shared, list } = await startPersonal(contract());
      const { client } = contract();

      const group = await connect(client, { personal: undefined });
      const again = await Promise.all([connect(client), connect(client)]);

      expect(group).not.toHaveProperty('isPersonal');
      expect(again.map(({ id }) => id)).toEqual([own.id, own.id]);
      expect(await list(client)).toEqual([group.id, shared.id]);
      expect(await list(client, { consumerRef: colleague.consumerRef, ...asPerson })).toEqual([own.id]);
      expect(groupRef).toBe(own.group.groupRef);
    });

    it('is seen, renewed and removed by the person', async () => {
      const { colleague, own, list } = await startPersonal(contract());
      const { connections } = contract().consumer(colleague);
      const { good: apiKey } = contract().credentials;

      expect((await connections.get(own.id)).id).toBe(own.id);
      const renewed = await connections.update(own.id, { updateMask: ['apiKey'], connection: { apiKey } });
      expect(renewed.isPersonal).toBe(true);
      await connections.delete(own.id);
      expect(await list(contract().client, asPerson)).toEqual([]);
    });

    // @holds U12
    it('becomes the connection of no installation', async () => {
      const { groupRef, colleague, own, shared } = await startPersonal(contract());
      const { id } = contract().integrations.apiKey;
      const install = (values: object) =>
        contract()
          .consumer(colleague)
          .installations.create(
            id,
            { groupRef, config: { content: readsContacts() }, ...values },
            {
              skipSampling: true,
            },
          );

      await expectProblem(install({ connectionId: own.id }), 'connection_not_found');
      await contract().client.connections.delete(shared.id);
      await expectProblem(install({}), 'connection_missing');
    });

    it('is begun at the provider only for the person who calls, and by no page', async () => {
      const { identity, colleague } = await startPersonal(contract());
      const { consumer, page } = contract();
      const begin = (client: DowelClient) =>
        client.connections.oauthConnect({
          provider: 'sandbox',
          ...colleague,
          personal: true,
        });

      const end = await contract().signIn(await begin(consumer(colleague)));

      expect(end).toMatchObject({ eventType: 'AUTHORIZATION_SUCCEEDED' });
      const [made] = await consumer(colleague).connections.list({ provider: 'sandbox', ...asPerson });
      expect(made).toMatchObject({ isPersonal: true, consumer: { consumerRef: colleague.consumerRef } });
      expect(await consumer(identity).connections.list({ provider: 'sandbox' })).toEqual([]);
      await expectProblem(begin(consumer(identity)), 'token_not_allowed');
      await expectProblem(begin(page), 'api_key_scope');
    });
  });
}

/** What a person does with it. The mocks write and search nothing. */
export function actingContract(contract: () => Contract): void {
  const filters = [{ fieldName: 'email', operator: 'eq' as const, value: 'nobody' }];
  const search = (client: DowelClient, id: string, groupRef: string) =>
    client.search.records(id, { objectName: 'contacts', fieldFilters: filters }, { groupRef });
  const write = (client: DowelClient, id: string, groupRef: string) =>
    client.write.create(id, 'contacts', { groupRef, record: { last_name: 'Oakes' } });

  async function startActing() {
    const identity = contract().newIdentity();
    const { groupRef } = identity;
    const { client, credentials } = contract();
    const body = { provider: 'sandboxApiKey', ...identity, apiKey: credentials.good };
    await client.connections.generate(body);
    const { id } = await contract().integration({
      name: `acting-${groupRef}`,
      provider: 'sandboxApiKey',
      actAs: 'person',
      read: {
        objects: [{ objectName: 'contacts', destination: 'inbox', schedule: '', optionalFieldsAuto: 'all' }],
      },
      write: { objects: [{ objectName: 'contacts' }] },
    });
    const content = readsContacts({ write: { objects: { contacts: { objectName: 'contacts' } } } });
    await client.installations.create(id, { groupRef, config: { content } }, { skipSampling: true });
    return { id, identity, groupRef, body };
  }

  describe('acting as a person', () => {
    // @holds U12
    it('needs a connection of their own, and then says whose it was', async () => {
      const { id, identity, groupRef, body } = await startActing();
      const person = contract().consumer(identity);
      const needed = 'personal_connection_needed';
      await expectProblem(write(person, id, groupRef), needed);
      await expectProblem(search(person, id, groupRef), needed);
      const own = await person.connections.generate({ ...body, personal: true });

      const { operationId } = await expectAnswer(write(person, id, groupRef));
      await expectAnswer(search(person, id, groupRef));

      const { metadata } = await contract().client.operations.get(operationId);
      const { consumerRef } = identity;
      expect(metadata?.actedAs).toMatchObject({ connectionId: own.id, isPersonal: true, consumerRef });
    });

    it('is only where the manifest says so', async () => {
      const { identity } = await installedGroup(contract());
      const { id } = contract().integrations.apiKey;
      const person = contract().consumer(identity);
      const { groupRef } = identity;

      await expectProblem(write(person, id, groupRef), 'token_not_allowed');
      await expectProblem(search(person, id, groupRef), 'token_not_allowed');
    });
  });
}
