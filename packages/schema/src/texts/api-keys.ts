import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const apiKey = {
  id: '01970000-0000-7000-8000-000000000016',
  key: 'dowel_full_example_not_a_real_key',
  label: 'Backend',
  scopes: ['full'],
  projectId: ids.project,
  active: true,
  createTime,
};

export const apiKeysTexts = {
  tag: 'API keys',
  description:
    'An API key lets a program act for a project. A key of scope `full` belongs in a backend; one of scope `frontend` may be in a page.',
  operations: {
    listApiKeys: {
      summary: 'List the API keys of a project',
      description:
        'Shows the keys themselves, but shortened to a page that calls with the cookie of a builder. `active=true` leaves out those that are switched off.',
      answer: [apiKey],
    },
    createApiKey: {
      summary: 'Create an API key',
      description:
        'The scope is `full` unless `scopes` says otherwise. `allowedAddresses` and `integrationIds` limit where it works from, and for what. Writes an entry to the audit log.',
      body: { label: 'Backend', scopes: ['full'] },
      answer: apiKey,
    },
    getApiKey: {
      summary: 'Get an API key',
      description: 'Says which project and scopes a key has, and whether it is switched on.',
      answer: apiKey,
    },
    updateApiKey: {
      summary: 'Change an API key',
      description:
        'Renames a key, switches it off or on, or changes its scopes and limits. A key that is switched off is refused from the next request on. Writes an entry to the audit log.',
      body: { updateMask: ['active'], apiKey: { active: false } },
      answer: { ...apiKey, active: false },
    },
    deleteApiKey: {
      summary: 'Delete an API key',
      description:
        'Requests with the key are refused from now on. This cannot be undone; switch a key off first if you are not sure who uses it. Writes an entry to the audit log.',
    },
  },
} satisfies ResourceTexts;
