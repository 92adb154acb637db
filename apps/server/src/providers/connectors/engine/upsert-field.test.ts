import { describe, expect, it } from 'vitest';
import { sandbox } from '../sandbox.ts';
import { answering } from './answering.fixture.ts';
import type { RestDefinition } from './definition.ts';
import { upsertField } from './upsert-field.ts';

const points = { fieldName: 'points', displayName: 'Points', valueType: 'int' } as const;

describe('creating a custom field', () => {
  it('says what the provider cannot store of it', async () => {
    const { fetch } = answering({ status: 201, body: {} });
    const definition = {
      ...points,
      description: 'Collected so far',
      unique: true,
      indexed: false,
      numericOptions: { min: 0 },
      stringOptions: { values: ['1', '2'] },
    };

    expect(await upsertField(sandbox, 'contacts', definition, fetch)).toEqual({
      action: 'create',
      warnings: [
        'Juniper CRM cannot store "unique".',
        'Juniper CRM cannot store "numericOptions.min".',
        'Juniper CRM cannot store "stringOptions.values".',
      ],
    });
  });

  it.each(['.', '..', 'half \ud800'])('sends nothing for the name "%s"', async (fieldName) => {
    const { fetch, calls } = answering({ status: 201, body: {} });

    const upserting = upsertField(sandbox, 'contacts', { ...points, fieldName }, fetch);

    await expect(upserting).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.stringContaining('field'),
    });
    expect(calls).toEqual([]);
  });

  it('keeps a name in its place in the address', async () => {
    const { fetch, calls } = answering({ status: 200, body: {} });

    await upsertField(sandbox, 'a/b', { ...points, fieldName: '../records?x=1#y' }, fetch);

    expect(calls).toEqual(['/objects/a%2Fb/fields/..%2Frecords%3Fx%3D1%23y']);
  });

  it('refuses a type that the provider does not have, and an object that takes no fields', async () => {
    const { fetch, calls } = answering({ status: 201, body: {} });
    const { fieldUpsert: _, ...closed } = sandbox.object;
    const noTypes: RestDefinition = {
      ...sandbox,
      object: { ...sandbox.object, fieldUpsert: { ...must(sandbox.object.fieldUpsert), types: {} } },
    };

    await expect(upsertField(noTypes, 'contacts', points, fetch)).rejects.toThrow(
      'no fields of the type int',
    );
    await expect(upsertField({ ...sandbox, object: closed }, 'contacts', points, fetch)).rejects.toThrow(
      'takes no fields',
    );
    expect(calls).toEqual([]);
  });

  it('hides a secret that the provider repeats', async () => {
    const { fetch } = answering({
      status: 400,
      body: { error: { message: 'The key sk_live_0123456789 may not.' } },
      secrets: ['sk_live_0123456789'],
    });

    await expect(upsertField(sandbox, 'contacts', points, fetch)).rejects.toThrow(
      'Juniper CRM answered 400: The key ••• may not.',
    );
  });
});

function must<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The sandbox lost its call for fields.');
  return value;
}
