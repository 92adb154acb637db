import { describe, expect, it } from 'vitest';
import { noSecrets, SecretsInUse } from '../../provider-words/secrets-in-use.ts';
import { samplesOf } from './samples-of.ts';

const of = (values: unknown[], field = 'field') =>
  samplesOf({ records: values.map((value) => ({ [field]: value })), secrets: noSecrets }, [field])[field];

describe('choosing values to show', () => {
  it('takes the first three that differ, and leaves gaps out', () => {
    expect(of([null, 'Oslo', '', 'Oslo', '  ', 'Graz', 'Lisbon', 'Rome'])).toEqual([
      'Oslo',
      'Graz',
      'Lisbon',
    ]);
  });

  it('shows numbers, flags and short lists as text, and no objects', () => {
    expect(of([0, false, ['news', 'beta'], { a: 1 }, [{ a: 1 }]])).toEqual(['0', 'false', 'news, beta']);
  });

  it('follows a bracket path into a record', () => {
    const records = [{ address: { city: 'Oslo' } }, { address: null }];
    const field = "$['address']['city']";

    expect(samplesOf({ records, secrets: noSecrets }, [field])).toEqual({ [field]: ['Oslo'] });
  });

  it('cuts long texts, and puts lines into one', () => {
    const [value = ''] = of([`one\ntwo ${'x'.repeat(200)}`]) ?? [];

    expect(value).toMatch(/^one two x+…$/);
    expect(value).toHaveLength(81);
  });

  it('masks a secret that stands in a record', () => {
    const secrets = new SecretsInUse(['sk_live_0123456789']);

    expect(samplesOf({ records: [{ note: 'key sk_live_0123456789' }], secrets }, ['note'])).toEqual({
      note: ['key •••'],
    });
  });

  it('has an empty list for a field without a value, whatever the field is called', () => {
    const samples = samplesOf({ records: [{}], secrets: noSecrets }, ['gone', 'toString']);

    expect(Object.entries(samples)).toEqual([
      ['gone', []],
      ['toString', []],
    ]);
  });
});
