import { describe, expect, it } from 'vitest';
import type { ConfigContent, ReadConfigObject } from '../resources/config.ts';
import { crmSync } from './crm-sync.fixture.ts';
import { readsAnyOf, withoutRemovedReads } from './removed-reads.ts';

const config = (objects: Record<string, Partial<ReadConfigObject>>): ConfigContent => ({
  provider: 'sandbox',
  read: {
    objects: Object.fromEntries(
      Object.entries(objects).map(([name, entry]) => [name, { objectName: name, ...entry }]),
    ),
  },
});

describe('stopping what a manifest no longer has', () => {
  it('disables it and leaves the rest as it is', () => {
    const content = config({
      contacts: { selectedFields: { phone: true } },
      leads: { selectedFields: { email: true } },
    });

    expect(withoutRemovedReads(content, crmSync)).toEqual(
      config({
        contacts: { selectedFields: { phone: true } },
        leads: { selectedFields: { email: true }, disabled: true },
      }),
    );
  });

  it.each<[string, ConfigContent]>([
    ['all is there', config({ contacts: {} })],
    ['it is stopped already', config({ leads: { disabled: true } })],
    ['nothing is read', { provider: 'sandbox' }],
  ])('changes nothing when %s', (_case, content) => {
    expect(withoutRemovedReads(content, crmSync)).toBe(content);
  });
});

describe('asking whether a config reads what a deploy removes', () => {
  it.each<[string, ConfigContent, boolean]>([
    ['one of them', config({ contacts: {}, leads: {} }), true],
    ['one of them in another case', config({ Leads: {} }), true],
    ['others', config({ contacts: {} }), false],
    ['one of them no longer', config({ leads: { disabled: true } }), false],
    ['nothing', { provider: 'sandbox' }, false],
  ])('tells when it reads %s', (_case, content, expected) => {
    expect(readsAnyOf(content, ['leads', 'deals'])).toBe(expected);
  });
});
