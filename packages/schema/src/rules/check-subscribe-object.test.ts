import { describe, expect, it } from 'vitest';
import type { ConfigContent, SubscribeConfigObject } from '../resources/config.ts';
import { checkConfig } from './check-config.ts';
import { contactFields, crmSync } from './crm-sync.fixture.ts';

const watching = (
  updateEvent: Omit<NonNullable<SubscribeConfigObject['updateEvent']>, 'enabled'>,
): ConfigContent => ({
  provider: 'sandbox',
  subscribe: {
    objects: {
      contacts: {
        objectName: 'contacts',
        destination: 'events',
        inheritFieldsAndMappings: true,
        updateEvent: { enabled: 'always', ...updateEvent },
      },
    },
  },
});

describe('checking which changes a config watches', () => {
  it.each<[string, ConfigContent, string, string]>([
    [
      'a watched field that the account lacks',
      watching({ requiredWatchFields: ['given', 'tier', 'Phone', 'fax'] }),
      'field_unknown',
      'subscribe.objects.contacts.updateEvent.requiredWatchFields.fax',
    ],
    [
      'watched fields beside all fields',
      watching({ requiredWatchFields: ['email'], watchFieldsAuto: 'all' }),
      'setting_invalid',
      'subscribe.objects.contacts.updateEvent',
    ],
  ])('refuses %s', (_, content, code, path) => {
    expect(checkConfig(content, crmSync, { contacts: contactFields })).toEqual([
      expect.objectContaining({ code, path, fix: expect.any(String) }),
    ]);
  });

  it('lets a customer watch what the manifest watches, whatever their account has', () => {
    const { email: _, ...others } = contactFields;
    const content = watching({ requiredWatchFields: ['email'] });

    expect(checkConfig(content, crmSync, { contacts: others })).toEqual([]);
  });
});
