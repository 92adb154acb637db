import { expect, it } from 'vitest';
import { answering } from './engine/answering.fixture.ts';
import { restConnector } from './rest-connector.ts';
import { sandbox } from './sandbox.ts';

const { upsertField } = restConnector(sandbox);
const points = { fieldName: 'points', displayName: 'Points', valueType: 'int' } as const;

it('says what the sandbox cannot store of a field', async () => {
  const { fetch } = answering({ status: 201, body: {} });
  const definition = {
    ...points,
    description: 'Collected so far, as {objectName}',
    unique: true,
    indexed: false,
    numericOptions: { min: 0 },
    stringOptions: { values: ['1', '2'] },
  };

  expect(await upsertField('contacts', definition, fetch)).toEqual({
    action: 'create',
    warnings: [
      'Juniper CRM cannot store "unique".',
      'Juniper CRM cannot store "numericOptions.min".',
      'Juniper CRM cannot store "stringOptions.values".',
    ],
  });
});

it('keeps a name in its place in the address, or sends nothing', async () => {
  const { fetch, calls } = answering({ status: 200, body: {} });

  await upsertField('a/b', { ...points, fieldName: '../records?x=1#y' }, fetch);
  for (const fieldName of ['.', '..', 'half \ud800']) {
    const refused = { kind: 'rejected', message: expect.stringContaining('field') };
    await expect(upsertField('contacts', { ...points, fieldName }, fetch)).rejects.toMatchObject(refused);
  }

  expect(calls).toEqual(['/objects/a%2Fb/fields/..%2Frecords%3Fx%3D1%23y']);
});

it('hides a secret that the provider repeats', async () => {
  const { fetch } = answering({
    status: 400,
    body: { error: { message: 'The key sk_live_0123456789 may not.' } },
    secrets: ['sk_live_0123456789'],
  });

  await expect(upsertField('contacts', points, fetch)).rejects.toThrow('400: The key ••• may not.');
});
