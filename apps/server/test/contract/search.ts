import { describe, expect, it } from 'vitest';
import { connectedGroup, installedGroup, readsContacts } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

export function searchContract(contract: () => Contract): void {
  const integrationId = () => contract().integrations.apiKey.id;
  const where = (fieldName: string, value: string) => ({
    objectName: 'contacts',
    fieldFilters: [{ fieldName, operator: 'eq' as const, value }],
  });

  describe('searching records', () => {
    // @holds S263
    it('finds the records with a value, and answers them in the form of a read under both names', async () => {
      const { identity, connection } = await installedGroup(contract());
      const { client } = contract();
      const { groupRef } = identity;
      const query = { connectionId: connection.id, fields: 'email' };
      const { samples } = await client.integrations.samples(integrationId(), 'contacts', query);
      const [email = ''] = samples.email ?? [];

      const found = await expectAnswer(
        client.search.records(integrationId(), where('email', email), { groupRef }),
      );
      const none = await client.search.records(integrationId(), where('email', 'nobody'), { groupRef });

      expect(found.results).toHaveLength(1);
      expect(found.result).toEqual(found.results);
      expect(found.results[0]).toMatchObject({
        id: expect.any(String),
        fields: { email },
        mappedFields: {},
        raw: { email },
      });
      expect(none.results).toEqual([]);
    });

    it('takes the mapped names of the object and of fields', async () => {
      const { identity } = await installedGroup(contract());
      const { client } = contract();
      const { groupRef } = identity;
      const object = contract().integrations.apiKey.latestRevision.content.read?.objects?.find(
        ({ objectName }) => objectName === 'contacts',
      );
      const body = { ...where('email', 'nobody'), objectName: object?.mapToName ?? '' };

      const byName = await client.search.records(integrationId(), body, { groupRef });

      expect(byName.results).toEqual([]);
    });

    it('refuses an integration, a group and an object that it does not know', async () => {
      const { identity } = await installedGroup(contract());
      const { groupRef } = identity;
      const { search } = contract().client;
      const body = where('email', 'x');
      const stranger = contract().newIdentity();

      for (const [id, group, objectName, code] of [
        [unknownId, groupRef, 'contacts', 'integration_not_found'],
        [integrationId(), stranger.groupRef, 'contacts', 'installation_not_found'],
        [integrationId(), groupRef, 'unicorns', 'object_not_found'],
      ] as const) {
        await expectProblem(search.records(id, { ...body, objectName }, { groupRef: group }), code);
      }
    });

    it('refuses bad input as JSON, as the original does, and everything else as a problem', async () => {
      const { identity } = await installedGroup(contract());
      const { search } = contract().client;
      const body = { objectName: 'contacts', fieldFilters: [] };

      const call = search.records(integrationId(), body, { groupRef: identity.groupRef });
      await expectProblem(call, 'invalid_request', ['fieldFilters']);

      expect(contract().lastResponse().headers.get('Content-Type')).toBe('application/json');
    });

    it('refuses an object that the customer has switched off', async () => {
      const { identity } = await connectedGroup(contract());
      const { groupRef } = identity;
      const contacts = { objectName: 'contacts', disabled: true };
      const config = { content: readsContacts({ read: { objects: { contacts } } }) };
      await contract().client.installations.create(integrationId(), { groupRef, config });

      const call = contract().client.search.records(integrationId(), where('email', 'x'), { groupRef });

      await expectProblem(call, 'object_disabled');
    });
  });
}
