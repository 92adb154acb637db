import { describe, expect, it } from 'vitest';
import { noSecrets, SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import { recordsOf, samplesOf } from './samples-of.ts';

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
    expect(of([['a', 'b', 'c', 'd']])).toEqual(['a, b, c, …']);
    expect(of([JSON.rawJSON('12345678901234567890')])).toEqual(['12345678901234567890']);
  });

  it('follows a bracket path into a record, in whichever case its names are', () => {
    const records = [{ address: { city: 'Oslo' } }, { Address: { City: 'Graz' } }, { address: null }];
    const field = "$['address']['city']";

    expect(samplesOf({ records, secrets: noSecrets }, [field])).toEqual({ [field]: ['Oslo', 'Graz'] });
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

describe('choosing records to show', () => {
  it('takes the first three that say something, and leaves out fields without a value', () => {
    const records = [
      { city: '' },
      { city: 'Oslo', code: 1 },
      { code: 2 },
      { city: 'Graz' },
      { city: 'Rome' },
    ];

    expect(recordsOf({ records, secrets: noSecrets }, ['city', 'code'])).toEqual([
      { city: 'Oslo', code: '1' },
      { code: '2' },
      { city: 'Graz' },
    ]);
  });

  it('masks secrets and cuts long texts as in samples', () => {
    const secrets = new SecretsInUse(['sk_live_0123456789']);
    const records = [{ note: `sk_live_0123456789 ${'x'.repeat(200)}` }];
    const [{ note = '' } = {}] = recordsOf({ records, secrets }, ['note']);

    expect(note).toMatch(/^••• x+…$/);
    expect(note).toHaveLength(81);
  });
});
