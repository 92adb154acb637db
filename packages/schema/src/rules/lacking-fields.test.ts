import { describe, expect, it } from 'vitest';
import type { FieldMetadata } from '../resources/field-metadata.ts';
import { lackingFields } from './lacking-fields.ts';

const field = (fieldName: string): FieldMetadata => ({ fieldName, displayName: fieldName });
const fieldsOf = (...names: string[]) => Object.fromEntries(names.map((name) => [name, field(name)]));

describe('finding required fields that an account lacks', () => {
  it('names fields of the provider that the account does not have', () => {
    const requiredFields = [field('email'), field('fax'), { mapToName: 'tier' }];

    const lacking = lackingFields({ requiredFields, allFieldsMetadata: fieldsOf('email') });

    expect(lacking.map(({ fieldName }) => fieldName)).toEqual(['fax']);
  });

  it('finds a field in another case, and a nested field by its first part', () => {
    const requiredFields = [field('Email'), field("$['owner']['name']")];

    expect(lackingFields({ requiredFields, allFieldsMetadata: fieldsOf('email', 'owner') })).toEqual([]);
  });

  it('says nothing of an object whose fields are not known', () => {
    expect(lackingFields({ requiredFields: [field('email')] })).toEqual([]);
  });
});
