import { providerApp, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const providerAppsTexts = {
  tag: 'Provider apps',
  description:
    'A provider app is your own OAuth client at a provider. A project has at most one for each provider. So has each group, if your customer wants to sign in with a client of their own: it is used for all sign-ins of that group.',
  operations: {
    listProviderApps: {
      summary: 'List the provider apps of a project',
      description:
        'Never shows client secrets. Lists the oldest first. The apps of groups are a list of their own, which `owner=group` asks for.',
      answer: [providerApp],
    },
    createProviderApp: {
      summary: 'Register an OAuth client',
      description:
        'First register the address of this server followed by `/callbacks/v1/oauth` as the redirect address at the provider. The secret is stored encrypted and never given back. `Dowel-Warning: no_effect;path="provider"` says that nobody signs in to this provider with a client of yours, such as where customers type a key. Answers 200, as the original interface does. Writes an entry to the audit log.',
      body: {
        provider: 'hubspot',
        clientId: 'acme-client-id',
        clientSecret: 'example-not-a-real-secret',
        scopes: ['crm.objects.contacts.read'],
      },
      answer: providerApp,
    },
    updateProviderApp: {
      summary: 'Change an OAuth client',
      description:
        'Sets only what the update mask names. Existing connections keep their tokens and use the changed client when they renew them. A client that moves to another provider leaves its connections, as a deleted one does. Writes an entry to the audit log.',
      body: {
        updateMask: ['clientSecret'],
        providerApp: { clientSecret: 'another-example-not-a-real-secret' },
      },
      answer: { ...providerApp, updateTime },
    },
    deleteProviderApp: {
      summary: 'Delete an OAuth client',
      description:
        'Nobody can connect the provider through it any more, and tokens of existing connections can no longer be renewed, until somebody signs in to them again. Writes an entry to the audit log.',
    },
  },
} satisfies ResourceTexts;
