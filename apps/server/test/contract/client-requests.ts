/**
 * What public clients send when they install an integration and change its config. The names in them are ours. Each
 * begins with nothing installed. `{group}`, `{integration}` and `{installation}` stand for values that a client takes
 * from earlier answers.
 */
export interface ClientRequests {
  create: Record<string, unknown>;
  /**
   * The changes that follow. `leaves` is the part of the config's content that is stored after the change, and `warns` what
   * the answer warns of.
   */
  changes: readonly {
    path?: string;
    body: Record<string, unknown>;
    leaves: Record<string, unknown>;
    warns?: string;
  }[];
}

const contacts = {
  objectName: 'contacts',
  selectedFields: { phone: true },
  selectedFieldMappings: {},
  selectedValueMappings: {},
  dynamicMappingsInput: [],
};
const deals = { objectName: 'deals' };
const patchPath = '/integrations/{integration}/objects/contacts/config-content';

export const clientRequests: Readonly<Record<string, ClientRequests>> = {
  'a page that installs from its read tab': {
    create: {
      groupRef: '{group}',
      config: { content: { provider: 'sandboxApiKey', read: { objects: { contacts } } } },
    },
    changes: [
      {
        body: {
          updateMask: ['config.content.read.objects.contacts'],
          installation: {
            config: { content: { read: { objects: { contacts: { ...contacts, selectedFields: {} } } } } },
          },
        },
        leaves: { read: { objects: { contacts: { ...contacts, selectedFields: {} } } } },
      },
      {
        body: {
          updateMask: ['config.content.read.objects.contacts.disabled'],
          installation: { config: { content: { read: { objects: { contacts: { disabled: true } } } } } },
        },
        leaves: { read: { objects: { contacts: { ...contacts, selectedFields: {}, disabled: true } } } },
      },
    ],
  },
  'a page that installs from its write tab': {
    create: {
      groupRef: '{group}',
      config: {
        content: {
          provider: 'sandboxApiKey',
          read: { objects: {} },
          write: { objects: { deals } },
          proxy: { enabled: true, useModule: false },
        },
      },
    },
    changes: [
      {
        body: {
          updateMask: ['config.content.write.objects'],
          installation: {
            config: { content: { write: { objects: { deals, contacts: { objectName: 'contacts' } } } } },
          },
        },
        leaves: { write: { objects: { deals, contacts: { objectName: 'contacts' } } } },
      },
    ],
  },
  'a page that installs what has nothing to configure': {
    create: {
      groupRef: '{group}',
      config: { content: { provider: 'sandboxApiKey', proxy: { enabled: true } } },
    },
    changes: [],
  },
  'a backend with the members of the specification': {
    create: {
      groupRef: '{group}',
      config: {
        content: {
          provider: 'sandboxApiKey',
          read: {
            objects: {
              contacts: { objectName: 'contacts', schedule: '0 4 * * *', selectedFields: { phone: true } },
            },
          },
          write: {
            objects: {
              contacts: { objectName: 'contacts', schedule: '0 * * * *', selectedFields: { phone: false } },
            },
          },
          subscribe: { objects: { contacts: { objectName: 'contacts', schedule: '0 5 * * *' } } },
        },
      },
    },
    changes: [
      {
        path: patchPath,
        body: {
          groupRef: '{group}',
          action: 'read',
          changes: [
            { op: 'replace', path: '/schedule', value: '0 6 * * *' },
            { op: 'add', path: '/selectedFields/city', value: true },
            { op: 'remove', path: '/selectedFields/phone' },
          ],
        },
        leaves: {
          read: { objects: { contacts: { schedule: '0 6 * * *', selectedFields: { city: true } } } },
        },
        warns: 'not_read_again;path="config.content.read.objects.contacts"',
      },
      {
        path: patchPath,
        body: {
          installationId: '{installation}',
          action: 'write',
          changes: [{ op: 'add', path: '/selectedFields/city', value: true }],
        },
        leaves: {
          write: {
            objects: {
              contacts: {
                objectName: 'contacts',
                schedule: '0 * * * *',
                selectedFields: { phone: false, city: true },
              },
            },
          },
        },
      },
    ],
  },
  'a backend with every member of the reference': {
    create: {
      groupRef: '{group}',
      config: {
        revisionId: 'ignored',
        createdBy: 'api:nightly',
        content: {
          provider: 'sandboxApiKey',
          read: {
            objects: {
              contacts: {
                ...contacts,
                schedule: '30 */2 * * *',
                destination: 'inbox',
                disabled: false,
                selectedFieldsAuto: 'all',
                backfill: {
                  defaultPeriod: { days: 7, fullHistory: false },
                  fieldFilters: [{ fieldName: 'city', operator: 'eq', value: 'Oslo' }],
                },
                fieldFilters: [
                  { fieldName: 'city', operator: 'eq', value: 'Oslo' },
                  { fieldName: 'phone', operator: 'eq', value: 7 },
                ],
                dynamicMappingsInput: [
                  {
                    mapToName: 'nickname',
                    mapToDisplayName: 'Nickname',
                    prompt: 'Choose one',
                    mappedValues: [],
                  },
                ],
              },
            },
          },
          write: {
            objects: {
              contacts: {
                objectName: 'contacts',
                deletionSettings: { enabled: true },
                selectedValueDefaults: { city: 'Oslo', phone: { value: 7, applyOnUpdate: 'never' } },
                selectedFieldSettings: {
                  city: { default: { stringValue: 'Oslo' }, writeOnCreate: 'always', writeOnUpdate: 'never' },
                },
              },
            },
          },
          subscribe: {
            objects: {
              contacts: {
                objectName: 'contacts',
                destination: 'changes',
                inheritFieldsAndMappings: true,
                createEvent: { enabled: 'always' },
                updateEvent: { enabled: 'always', requiredWatchFields: ['phone'] },
                deleteEvent: { enabled: 'never' },
                otherEvents: ['merged'],
                providerOptions: { quotaOptimization: { enabled: true } },
              },
            },
          },
        },
      },
    },
    changes: [
      {
        body: {
          updateMask: ['config.content.subscribe.objects.contacts', 'config.content.proxy.enabled'],
          installation: {
            config: {
              content: {
                subscribe: { objects: { contacts: { objectName: 'contacts', otherEvents: ['split'] } } },
                proxy: { enabled: false },
              },
            },
          },
        },
        leaves: {
          subscribe: {
            objects: {
              contacts: {
                objectName: 'contacts',
                destination: 'changes',
                inheritFieldsAndMappings: true,
                otherEvents: ['split'],
              },
            },
          },
          proxy: { enabled: false },
        },
      },
    ],
  },
};
