import { describe, expect, it } from 'vitest';
import { toAnsweredContent, withNativeNames } from './config-entries.ts';
import { crmSync } from './crm-sync.fixture.ts';

describe('keeping objects under the names of the provider', () => {
  it('renames mapped ones and leaves the others', () => {
    const content = {
      provider: 'sandbox',
      read: { objects: { people: { objectName: 'people', disabled: true }, leads: { objectName: 'leads' } } },
      write: { objects: { people: { objectName: 'people' } } },
    };

    expect(withNativeNames(content, crmSync)).toEqual({
      provider: 'sandbox',
      read: {
        objects: { contacts: { objectName: 'contacts', disabled: true }, leads: { objectName: 'leads' } },
      },
      write: { objects: { contacts: { objectName: 'contacts' } } },
    });
  });
});

describe('answering a config', () => {
  it('shows the maps of every read object, and leaves the stored content as it is', () => {
    const phone = { objectName: 'deals', selectedFields: { phone: true } };
    const content = {
      provider: 'sandbox',
      read: { objects: { contacts: { objectName: 'contacts' }, deals: phone } },
      write: { objects: { contacts: { objectName: 'contacts' } } },
    };
    const before = structuredClone(content);

    expect(toAnsweredContent(content)).toEqual({
      ...content,
      read: {
        objects: {
          contacts: { objectName: 'contacts', selectedFields: {}, selectedFieldMappings: {} },
          deals: { ...phone, selectedFieldMappings: {} },
        },
      },
    });
    expect(content).toEqual(before);
  });

  it('adds nothing to a config that reads nothing', () => {
    expect(toAnsweredContent({ provider: 'sandbox' })).toEqual({ provider: 'sandbox' });
  });
});
