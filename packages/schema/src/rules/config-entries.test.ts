import { describe, expect, it } from 'vitest';
import { withNativeNames } from './config-entries';
import { crmSync } from './crm-sync.fixture';

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
