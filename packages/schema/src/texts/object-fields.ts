import type { ResourceTexts } from './operation-text.ts';

const metadata = {
  name: 'contacts',
  displayName: 'Contacts',
  fields: {
    email: { fieldName: 'email', displayName: 'Email', valueType: 'string' as const, readOnly: false },
  },
};
const upsert = {
  groupRef: 'northwind',
  fields: {
    contacts: [{ fieldName: 'tier', displayName: 'Tier', valueType: 'string' as const }],
  },
};
const upserted = {
  success: true,
  fields: { contacts: { tier: { fieldName: 'tier', action: 'create' } } },
};
const creates =
  'Creates the custom fields at the provider, or changes those that exist. Takes at most 100 fields. A field that the provider cannot store as asked has a warning.';

export const objectFieldsTexts = {
  tag: 'Objects and fields',
  description: 'The objects and fields of a connected account, and custom fields to create there.',
  operations: {
    getObjectMetadataForInstallation: {
      summary: "Get the fields of an installation's object",
      description:
        'Takes the name of the object at the provider or the name that the manifest maps it to. Reads from the provider.',
      answer: metadata,
    },
    getObjectMetadataForConnection: {
      summary: "Get the fields of a connected account's object",
      description: 'Takes the name of the object at the provider. Works before anything is installed.',
      answer: metadata,
    },
    upsertMetadataForInstallation: {
      summary: "Create custom fields in an installation's account",
      description: creates,
      body: upsert,
      answer: upserted,
    },
    upsertMetadataForConnection: {
      summary: 'Create custom fields in a connected account',
      description: `${creates} Works before anything is installed.`,
      body: upsert,
      answer: upserted,
    },
  },
} satisfies ResourceTexts;
