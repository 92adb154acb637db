import type { ManifestIntegration } from '../manifest/manifest.ts';
import type { ConfigContent } from '../resources/config.ts';
import type { FieldMetadata } from '../resources/field-metadata.ts';

/** An integration with every kind of field. */
export const crmSync: ManifestIntegration = {
  name: 'crm-sync',
  displayName: 'CRM sync',
  provider: 'sandbox',
  read: {
    objects: [
      {
        objectName: 'contacts',
        mapToName: 'people',
        mapToDisplayName: 'People',
        destination: 'inbox',
        schedule: '0 * * * *',
        backfill: { defaultPeriod: { days: 30 } },
        requiredFields: [
          { fieldName: 'email' },
          { fieldName: 'first_name', mapToName: 'given' },
          { mapToName: 'tier', mapToDisplayName: 'Tier', default: 'segment' },
        ],
        optionalFields: [{ fieldName: 'phone' }, { fieldName: 'city' }, { mapToName: 'nickname' }],
      },
      { objectName: 'companies', destination: 'inbox', schedule: '', optionalFieldsAuto: 'all' },
    ],
  },
  write: { objects: [{ objectName: 'contacts', inheritMapping: true }, { objectName: 'deals' }] },
  subscribe: {
    objects: [
      {
        objectName: 'contacts',
        destination: 'events',
        inheritFieldsAndMapping: true,
        createEvent: { enabled: 'always' },
        updateEvent: { enabled: 'always', requiredWatchFields: ['email'] },
        otherEvents: ['merged'],
      },
    ],
  },
};

export const contactFields: Record<string, FieldMetadata> = {
  email: { fieldName: 'email', displayName: 'E-mail address', valueType: 'string' },
  first_name: { fieldName: 'first_name', displayName: '' },
  Phone: { fieldName: 'Phone', displayName: 'Phone number' },
  city: { fieldName: 'city', displayName: 'City' },
  segment: {
    fieldName: 'segment',
    displayName: 'Segment',
    valueType: 'singleSelect',
    values: [
      { value: 'a', displayValue: 'A' },
      { value: 'b', displayValue: 'B' },
    ],
  },
  owner: { fieldName: 'owner', displayName: 'Owner' },
};

export const savedContent: ConfigContent = {
  provider: 'sandbox',
  read: {
    objects: {
      contacts: {
        objectName: 'contacts',
        schedule: '30 * * * *',
        disabled: true,
        selectedFields: { phone: true },
        selectedFieldMappings: { tier: 'segment' },
        fieldFilters: [{ fieldName: 'city', operator: 'eq', value: 'Oslo' }],
      },
    },
  },
};
