import { describe, expect, it } from 'vitest';
import type { HydratedIntegrationObject } from '../resources/revisions.ts';
import { restoreEntry } from './restore-entry.ts';

const object: HydratedIntegrationObject = {
  objectName: 'contacts',
  displayName: 'Contacts',
  destination: '',
  schedule: '',
  requiredFields: [{ mapToName: 'stage' }],
  optionalFields: [{ fieldName: 'phone', displayName: 'Phone' }],
  allFieldsMetadata: {
    phone: { fieldName: 'phone', displayName: 'Phone' },
    status: { fieldName: 'status', displayName: 'Status' },
  },
};

describe('going back to an earlier config of an object', () => {
  it('keeps what still exists, and other members as they were', () => {
    const earlier = {
      objectName: 'contacts',
      schedule: '0 4 * * *',
      selectedFields: { phone: true },
      selectedFieldMappings: { stage: 'status' },
      selectedValueMappings: { status: { won: 'closed' } },
    };

    expect(restoreEntry(earlier, object)).toEqual({ entry: earlier, gone: [] });
  });

  it('leaves out and names fields and mappings that are gone', () => {
    const { entry, gone } = restoreEntry(
      {
        objectName: 'contacts',
        selectedFields: { phone: true, fax: true, telex: false },
        selectedFieldMappings: { stage: 'old_status', tier: 'status' },
        selectedValueMappings: { old_status: { won: 'closed' } },
      },
      object,
    );

    expect(entry).toEqual({
      objectName: 'contacts',
      selectedFields: { phone: true },
      selectedFieldMappings: {},
    });
    expect(gone).toEqual(['fax', 'old_status', 'tier']);
  });

  it('offers the mappings that the page offers today', () => {
    const today = { contacts: [{ mapToName: 'tier' }] };
    const { entry, gone } = restoreEntry(
      {
        objectName: 'contacts',
        selectedFieldMappings: { tier: 'status' },
        dynamicMappingsInput: [{ mapToName: 'old' }],
      },
      object,
      today,
    );

    expect(entry).toMatchObject({
      selectedFieldMappings: { tier: 'status' },
      dynamicMappingsInput: today.contacts,
    });
    expect(gone).toEqual([]);
  });
});
