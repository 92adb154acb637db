import { describe, expect, inject, it } from 'vitest';
import { openSandboxAccount } from '../../../test/sandbox-control.ts';
import { noSecrets } from '../provider-words/secrets-in-use.ts';
import { describeObject } from './engine/describe-object.ts';
import { readPage } from './engine/read-page.ts';
import { restConnector } from './rest-connector.ts';
import { sandbox } from './sandbox.ts';

function sandboxFetch(apiKey = 'juniper_demo_acme') {
  const base = `${inject('sandboxUrl')}/api/v1`;
  return async (path: string, init?: RequestInit) => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), 'x-api-key': apiKey };
    return Object.assign(await fetch(base + path, { ...init, headers }), { secrets: noSecrets });
  };
}

describe('the connector of the sandbox', () => {
  it.each(['contacts', 'companies', 'deals'])(
    'describes %s with standard and custom fields',
    async (name) => {
      const { displayName, fields } = await describeObject(sandbox, name, sandboxFetch());

      const all = Object.values(fields);
      expect(displayName.toLowerCase()).toBe(name);
      expect(all.filter(({ isCustom }) => isCustom)).toHaveLength(4);
      expect(all.filter(({ valueType }) => valueType === 'other')).toEqual([]);
      expect(fields.created_at).toMatchObject({ valueType: 'datetime', readOnly: true });
    },
  );

  it('tells the choices of a select', async () => {
    const { fields } = await describeObject(sandbox, 'contacts', sandboxFetch());

    expect(fields.lifecycle_stage).toMatchObject({
      displayName: 'Lifecycle stage',
      valueType: 'singleSelect',
      providerType: 'picklist',
      values: expect.arrayContaining([{ value: 'qualified_lead', displayValue: 'Qualified lead' }]),
    });
  });

  it("repeats the provider's words when it refuses a field", async () => {
    const reading = readPage(
      sandbox,
      { objectName: 'contacts', fields: ['shoe_size'], pageSize: 1 },
      sandboxFetch(),
    );

    await expect(reading).rejects.toMatchObject({ kind: 'missing_field', status: 400 });
    await expect(reading).rejects.toThrow('shoe_size');
  });

  it('creates a custom field, and changes it', async () => {
    const { apiKey } = await openSandboxAccount(inject('sandboxUrl'));
    const upsert = (displayName: string) =>
      restConnector(sandbox).upsertField(
        'contacts',
        {
          fieldName: 'tier',
          displayName,
          valueType: 'singleSelect',
          stringOptions: { values: ['Gold', 'Silver'] },
        },
        sandboxFetch(apiKey),
      );

    expect(await upsert('Tier')).toEqual({ action: 'create', warnings: [] });
    expect(await upsert('Level')).toEqual({ action: 'update', warnings: [] });
    const { fields } = await describeObject(sandbox, 'contacts', sandboxFetch(apiKey));
    expect(fields.tier).toEqual({
      fieldName: 'tier',
      displayName: 'Level',
      valueType: 'singleSelect',
      providerType: 'picklist',
      isCustom: true,
      isRequired: false,
      readOnly: false,
      values: [
        { value: 'Gold', displayValue: 'Gold' },
        { value: 'Silver', displayValue: 'Silver' },
      ],
    });
  });

  it('tells refused credentials from an object that is not there', async () => {
    await expect(describeObject(sandbox, 'contacts', sandboxFetch('guess'))).rejects.toMatchObject({
      kind: 'credentials',
    });
    await expect(describeObject(sandbox, 'unicorns', sandboxFetch())).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.stringContaining('unicorns'),
    });
  });
});
