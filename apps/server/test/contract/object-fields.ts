import type { UpsertMetadata } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { connectedGroup, installedGroup } from './connected.ts';
import { expectAnswer, expectProblem } from './expectations.ts';
import { type Contract, unknownId } from './target.ts';

/** A field whose name no other test uses. */
let fieldCount = 0;
function newField(rest: Partial<UpsertMetadata['fields'][string][number]> = {}) {
  fieldCount += 1;
  return { fieldName: `field_${fieldCount}`, displayName: 'A field', valueType: 'string' as const, ...rest };
}

export function objectFieldsContract(contract: () => Contract): void {
  const provider = 'sandboxApiKey';
  const integrationId = () => contract().integrations.apiKey.id;
  const fieldsOf = () => contract().client.objectFields;
  const groupOf = async (made: Promise<{ identity: { groupRef: string } }>) => (await made).identity.groupRef;
  /** A group that is connected to a provider without a connector. */
  const harborGroup = async () => {
    const identity = contract().newIdentity();
    const body = { ...identity, provider: 'harborKey', apiKey: 'any', providerWorkspaceRef: 'acme' };
    await contract().client.connections.generate(body);
    return identity.groupRef;
  };

  describe('looking at the fields of an object', () => {
    it('shows them for an installation', async () => {
      const groupRef = await groupOf(installedGroup(contract()));

      const metadata = await expectAnswer(
        fieldsOf().getForInstallation(integrationId(), 'contacts', { groupRef }),
      );

      expect(metadata).toMatchObject({ name: 'contacts', displayName: 'Contacts' });
      expect(metadata.fields.email).toMatchObject({ fieldName: 'email', valueType: 'string' });
      expect(metadata.fields.id?.readOnly).toBe(true);
    });

    it('takes the name that the manifest maps an object to, and answers both names', async () => {
      const groupRef = await groupOf(installedGroup(contract()));
      const { read } = contract().integrations.apiKey.latestRevision.content;
      const [{ objectName, mapToName = '' } = { objectName: '' }] = read?.objects ?? [];

      const metadata = await fieldsOf().getForInstallation(integrationId(), mapToName, { groupRef });

      expect(mapToName).not.toBe('');
      expect(metadata).toMatchObject({ name: objectName, mappedObjectName: mapToName });
    });

    it('shows them for a connection, without those that nobody can write', async () => {
      const groupRef = await groupOf(connectedGroup(contract()));
      const query = { groupRef, excludeReadOnly: true };

      const metadata = await expectAnswer(fieldsOf().getForConnection(provider, 'companies', query));

      expect(metadata.name).toBe('companies');
      expect(metadata.fields.name?.isRequired).toBe(true);
      expect(Object.values(metadata.fields).filter(({ readOnly }) => readOnly)).toEqual([]);
    });

    it('finds no object that the account does not have', async () => {
      const groupRef = await groupOf(installedGroup(contract()));

      const byInstallation = fieldsOf().getForInstallation(integrationId(), 'unicorns', { groupRef });
      await expectProblem(byInstallation, 'object_not_found');
      const byConnection = fieldsOf().getForConnection(provider, '__proto__', { groupRef });
      await expectProblem(byConnection, 'object_not_found');
    });

    it('needs an integration, a provider, and a group that uses them', async () => {
      const { groupRef } = contract().newIdentity();
      const query = { groupRef };

      const noIntegration = fieldsOf().getForInstallation(unknownId, 'contacts', query);
      await expectProblem(noIntegration, 'integration_not_found');
      const notInstalled = fieldsOf().getForInstallation(integrationId(), 'contacts', query);
      await expectProblem(notInstalled, 'installation_not_found');
      await expectProblem(fieldsOf().getForConnection('nobody', 'contacts', query), 'provider_not_found');
      await expectProblem(fieldsOf().getForConnection(provider, 'contacts', query), 'connection_not_found');
    });

    it('says so for a provider that the service cannot read', async () => {
      const call = fieldsOf().getForConnection('harborKey', 'ships', { groupRef: await harborGroup() });

      await expectProblem(call, 'fields_unavailable');
    });
  });

  describe('creating custom fields', () => {
    it('creates one through an installation, and then shows it', async () => {
      const groupRef = await groupOf(installedGroup(contract()));
      const stringOptions = { values: ['Gold', 'Silver'] };
      const field = newField({ displayName: 'Tier', valueType: 'singleSelect', stringOptions });

      const answer = await expectAnswer(
        fieldsOf().upsertForInstallation(integrationId(), { groupRef, fields: { contacts: [field] } }),
      );
      const { fields } = await fieldsOf().getForInstallation(integrationId(), 'contacts', { groupRef });

      const { fieldName } = field;
      expect(answer).toEqual({
        success: true,
        fields: { contacts: { [fieldName]: { fieldName, action: 'create' } } },
      });
      expect(fields[fieldName]).toMatchObject({
        displayName: 'Tier',
        valueType: 'singleSelect',
        isCustom: true,
        values: [{ value: 'Gold' }, { value: 'Silver' }],
      });
    });

    it('changes one through a connection', async () => {
      const groupRef = await groupOf(connectedGroup(contract()));
      const field = newField({ valueType: 'reference' });
      const association = { associationType: 'lookup', targetObject: 'companies' };
      const upsert = (displayName: string) =>
        fieldsOf().upsertForConnection(provider, {
          groupRef,
          fields: { deals: [{ ...field, displayName, association }] },
        });
      await upsert('Before');

      const answer = await expectAnswer(upsert('After'));

      expect(answer.fields.deals?.[field.fieldName]?.action).toBe('update');
      const { fields } = await fieldsOf().getForConnection(provider, 'deals', { groupRef });
      expect(fields[field.fieldName]).toMatchObject({ displayName: 'After', referenceTo: ['companies'] });
    });

    it('says of each field why it was not created, and creates the others', async () => {
      const groupRef = await groupOf(connectedGroup(contract()));
      const good = newField();
      const fields = { contacts: [newField({ fieldName: 'email' }), good], unicorns: [newField()] };

      const answer = await expectAnswer(fieldsOf().upsertForConnection(provider, { groupRef, fields }));

      expect(answer.success).toBe(false);
      expect(answer.fields.contacts?.email).toMatchObject({
        action: 'none',
        warnings: [expect.stringContaining('email')],
      });
      expect(answer.fields.contacts?.[good.fieldName]?.action).toBe('create');
      expect(Object.values(answer.fields.unicorns ?? {})).toMatchObject([
        { action: 'none', warnings: [expect.stringContaining('unicorns')] },
      ]);
    });

    it('needs an integration, a provider, and a group that uses them', async () => {
      const { groupRef } = contract().newIdentity();
      const body = { groupRef, fields: { contacts: [newField()] } };

      await expectProblem(fieldsOf().upsertForInstallation(unknownId, body), 'integration_not_found');
      await expectProblem(fieldsOf().upsertForInstallation(integrationId(), body), 'installation_not_found');
      await expectProblem(fieldsOf().upsertForConnection('nobody', body), 'provider_not_found');
      await expectProblem(fieldsOf().upsertForConnection(provider, body), 'connection_not_found');
    });

    it('says so for a provider that the service cannot write to', async () => {
      const body = { groupRef: await harborGroup(), fields: { ships: [newField()] } };
      await expectProblem(fieldsOf().upsertForConnection('harborKey', body), 'fields_not_writable');
    });

    it.each<[string, Record<string, object[]>, string]>([
      ['no field', { contacts: [] }, 'fields'],
      ['too many fields', { a: many(51), b: many(50) }, 'fields'],
      [
        'a field twice',
        { contacts: [{ fieldName: 'a' }, { fieldName: 'a' }] },
        'fields.contacts.1.fieldName',
      ],
      ['no type', { contacts: [{ valueType: undefined }] }, 'fields.contacts.0.valueType'],
      ['a type of its own', { contacts: [{ valueType: 'other' }] }, 'fields.contacts.0.valueType'],
      ['a name that is blank', { contacts: [{ fieldName: ' ' }] }, 'fields.contacts.0.fieldName'],
      ['a name of a prototype', { contacts: [{ fieldName: '__proto__' }] }, 'fields.contacts.0.fieldName'],
      ['a name too long', { contacts: [{ fieldName: 'x'.repeat(256) }] }, 'fields.contacts.0.fieldName'],
      [
        'a reference to nothing',
        { contacts: [{ valueType: 'reference', association: { associationType: 'lookup' } }] },
        'fields.contacts.0.association.targetObject',
      ],
    ])('refuses %s', async (_, given, issue) => {
      const fields = Object.fromEntries(
        Object.entries(given).map(([name, list]) => [name, list.map((one) => ({ ...newField(), ...one }))]),
      );
      const call = fieldsOf().upsertForConnection(provider, { groupRef: 'any', fields });

      await expectProblem(call, 'invalid_request', [issue]);
    });

    it.each([
      ['installation', () => `/integrations/${integrationId()}/object-metadata`],
      ['connection', () => `/providers/${provider}/object-metadata`],
    ])('refuses an object with a name that a parser would drop (%s)', async (_, path) => {
      const body = `{"groupRef": "any", "fields": {"__proto__": [], "contacts": [${JSON.stringify(newField())}]}}`;

      const response = await contract().send('PUT', `/projects/${contract().project}${path()}`, {
        headers: { 'X-Api-Key': contract().apiKey, 'Content-Type': 'application/json' },
        body,
      });

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({
        code: 'invalid_request',
        issues: [{ name: 'fields.__proto__' }],
      });
    });
  });
}

function many(count: number): object[] {
  return Array.from({ length: count }, () => ({}));
}
