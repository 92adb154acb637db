import { expect, it } from 'vitest';
import { configWarnings } from './config-warnings.ts';
import { crmSync } from './crm-sync.fixture.ts';

it('names what a config says that has no effect', () => {
  const contacts = {
    objectName: 'contacts',
    schedule: '0 * * * *',
    selectedFields: { phone: true },
    selectedValueDefaults: { Phone: 'none', city: 'none' },
    selectedFieldSettings: { phone: { writeOnUpdate: 'never' as const } },
  };

  const warnings = configWarnings({ provider: 'sandbox', write: { objects: { contacts } } }, crmSync);

  const place = 'config.content.write.objects.contacts';
  expect(warnings?.split(', ')).toEqual(
    ['schedule', 'selectedFields', 'selectedValueDefaults.Phone'].map(
      (member) => `no_effect;path="${place}.${member}"`,
    ),
  );
});
