import { describe, expect, it } from 'vitest';
import { sandbox } from '../sandbox.ts';
import { answering } from './answering.fixture.ts';
import type { RestDefinition } from './definition.ts';
import { describeObject, unlistedFields } from './describe-object.ts';
import { toObject } from './object.ts';

describe('describing an object whose fields the provider tells', () => {
  it('asks once, for the object that was named', async () => {
    const provider = answering({ body: { fields: [] } });

    await describeObject(sandbox, 'job/board', provider.fetch);

    expect(provider.calls).toEqual(['/objects/job%2Fboard/fields']);
  });

  it('keeps what the provider says of each field, in its order', async () => {
    const { fetch } = answering({
      body: {
        fields: [
          { name: 'email', label: 'Email address', type: 'string', isCustom: false, isReadOnly: false },
          { name: 'company_id', label: 'Company', type: 'reference', referenceTo: ['companies'] },
          {
            name: 'stage_c',
            label: 'Stage',
            description: 'How far it has come',
            type: 'picklist',
            isCustom: true,
            isRequired: true,
            options: [{ value: 'won', label: 'Closed won' }, { value: 'lost' }, { value: 'open', label: '' }],
          },
        ],
      },
    });

    const description = await describeObject(sandbox, 'contacts', fetch);

    expect(description.displayName).toBe('Contacts');
    expect(Object.values(description.fields)).toEqual([
      {
        fieldName: 'email',
        displayName: 'Email address',
        valueType: 'string',
        providerType: 'string',
        readOnly: false,
        isCustom: false,
        isRequired: false,
      },
      expect.objectContaining({
        fieldName: 'company_id',
        valueType: 'reference',
        referenceTo: ['companies'],
      }),
      expect.objectContaining({
        fieldName: 'stage_c',
        description: 'How far it has come',
        valueType: 'singleSelect',
        isCustom: true,
        isRequired: true,
        values: [
          { value: 'won', displayValue: 'Closed won' },
          { value: 'lost', displayValue: 'lost' },
          { value: 'open', displayValue: 'open' },
        ],
      }),
    ]);
  });

  it('calls a type it does not know "other" and names a field without a label after itself', async () => {
    const { fetch } = answering({
      body: { fields: [{ name: 'geoPoint_c', label: ' ', type: 'location' }, { label: '?' }] },
    });

    const { fields } = await describeObject(sandbox, 'contacts', fetch);

    expect(fields).toEqual({
      geoPoint_c: expect.objectContaining({
        displayName: 'Geo Point C',
        valueType: 'other',
        providerType: 'location',
      }),
    });
  });

  it('takes a map of fields for a list of them', async () => {
    const fields = { Size: { name: 'size', type: 'number' }, Color: { name: 'color' } };
    const { fetch } = answering({ body: { fields } });

    const described = await describeObject(sandbox, 'contacts', fetch);

    expect(Object.keys(described.fields)).toEqual(['size', 'color']);
  });

  it('keeps fields named like members every object has', async () => {
    const { fetch } = answering({ body: { fields: [{ name: 'constructor' }, { name: 'toString' }] } });

    const { fields } = await describeObject(sandbox, 'contacts', fetch);

    expect(Object.keys(fields)).toEqual(['constructor', 'toString']);
  });
});

describe('describing an object with a name that no address can hold', () => {
  it.each(['.', '..', ''])('refuses "%s" without a call, which would reach something else', async (name) => {
    const provider = answering({ body: { fields: [] } });

    await expect(describeObject(sandbox, name, provider.fetch)).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.stringContaining(`no object "${name}"`),
    });
    expect(provider.calls).toEqual([]);
  });

  it.each([
    ['a/../b', '/objects/a%2F..%2Fb/fields'],
    ['...', '/objects/.../fields'],
    ['%2e%2e', '/objects/%252e%252e/fields'],
  ])('keeps %s in one segment', async (name, path) => {
    const provider = answering({ body: { fields: [] } });

    await describeObject(sandbox, name, provider.fetch);

    expect(provider.calls).toEqual([path]);
  });
});

describe('describing an object whose fields the connector lists', () => {
  it('needs no call', async () => {
    const connector: RestDefinition = {
      ...sandbox,
      objects: {
        notes: {
          displayName: 'Notes',
          fields: { source: 'list', fields: [{ name: 'bodyText', type: 'string', readOnly: true }] },
        },
      },
    };
    const provider = answering({ body: {} });

    const description = await describeObject(connector, 'notes', provider.fetch);

    expect(provider.calls).toEqual([]);
    expect(description).toEqual({
      displayName: 'Notes',
      fields: {
        bodyText: {
          fieldName: 'bodyText',
          displayName: 'Body Text',
          valueType: 'string',
          isCustom: false,
          readOnly: true,
        },
      },
    });
  });
});

it('takes numbers with many digits for numbers, and only ids for whole ones', async () => {
  const connector: RestDefinition = {
    ...sandbox,
    objects: { notes: { displayName: 'Notes', fields: { source: 'sampled' } } },
  };
  const text = '{"records":[{"id":9007199254740993,"author_id":7,"rate":0.1234567890123456789,"score":5}]}';

  const { fields } = await describeObject(connector, 'notes', answering({ text }).fetch);

  expect(Object.values(fields).map(({ fieldName, valueType }) => [fieldName, valueType])).toEqual([
    ['id', 'int'],
    ['author_id', 'int'],
    ['rate', 'float'],
    // The next record may have 5.5 there.
    ['score', 'float'],
  ]);
});

describe('a provider that does not answer as hoped', () => {
  it.each([
    [400, 'rejected'],
    [401, 'credentials'],
    [403, 'forbidden'],
    [404, 'rejected'],
    [408, 'unreachable'],
    [422, 'rejected'],
    [429, 'rate_limited'],
    [500, 'unreachable'],
    [503, 'unreachable'],
  ])('takes %i for %s and repeats its words', async (status, kind) => {
    const { fetch } = answering({ status, body: { error: { message: 'Not today.' } } });

    await expect(describeObject(sandbox, 'contacts', fetch)).rejects.toMatchObject({
      name: 'ProviderError',
      kind,
      status,
      message: `Juniper CRM answered ${status}: Not today.`,
    });
  });

  it.each([
    ['a refusal without words', { status: 400, text: '<h1>Bad gateway</h1>' }, 'gave no reason'],
    ['a page instead of JSON', { text: '<h1>Maintenance</h1>' }, 'not JSON'],
    ['another shape', { body: { items: [] } }, 'where they were expected'],
  ])('explains %s without repeating the body', async (_case, answer, words) => {
    const failure = describeObject(sandbox, 'contacts', answering(answer).fetch);

    await expect(failure).rejects.toThrow(words);
    await expect(failure).rejects.not.toThrow('<h1>');
  });

  it('takes fields whose pages do not end for unreachable, instead of leaving some out', async () => {
    const { calls, fetch } = answering({ body: { fields: [{ name: 'email' }] } });
    const endless: RestDefinition = { ...sandbox, functions: { moreFields: () => ({ cursor: 'more' }) } };

    await expect(describeObject(endless, 'contacts', fetch)).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringContaining('on more than 20 pages'),
    });
    expect(calls).toHaveLength(20);
  });

  it('takes no answer for unreachable', async () => {
    const fetch = () => Promise.reject(new TypeError('getaddrinfo ENOTFOUND secret.internal'));

    await expect(describeObject(sandbox, 'contacts', fetch)).rejects.toMatchObject({
      kind: 'unreachable',
      message: 'Juniper CRM could not be reached.',
      status: undefined,
    });
  });
});

describe('fields that no record has', () => {
  const described = {
    displayName: 'Contacts',
    fields: Object.fromEntries(
      ['email', 'city', 'phone'].map((fieldName) => [
        fieldName,
        { fieldName, displayName: fieldName, valueType: 'string' as const },
      ]),
    ),
  };

  it('are missing if the provider does not list them under just this name', async () => {
    const records = [{ email: 'a@mail.example' }];

    const missing = await unlistedFields(
      toObject(sandbox, 'contacts'),
      ['Email', 'CITY', 'phone', "$['owner']['name']"],
      records,
      async () => described,
    );

    expect(missing).toEqual(['CITY', 'owner']);
  });
});
