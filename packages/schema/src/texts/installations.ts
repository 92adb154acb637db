import { configContent, ids, installation, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const contacts = { ...configContent.read.objects.contacts, schedule: '0 * * * *' };
const updated = { ...installation, updateTime };
const sampling = 'Reads one record of each changed object first, unless `skipSampling=true`.';
const notAgain =
  'Records from before do not come again: `Dowel-Warning: not_read_again;path="…"` names each object of which they lack something that is chosen now, until you trigger a read of all.';

export const installationsTexts = {
  tag: 'Installations',
  description:
    'An installation is an integration that one group uses, with the config that the customer chose.',
  operations: {
    listInstallations: {
      summary: 'List the installations of an integration',
      description: 'Can be narrowed to one group. A consumer token sees only its own group.',
      answer: [installation],
    },
    listInstallationsForProject: {
      summary: 'List the installations of a project',
      description: 'Can be narrowed to one group. A consumer token sees only its own group.',
      answer: [installation],
    },
    createInstallation: {
      summary: 'Install an integration for a group',
      description: `Uses the group's connection to the provider unless \`connectionId\` names another. A group can install an integration once. ${sampling} Emits \`installation.created\`.`,
      body: { groupRef: 'northwind', config: { content: configContent } },
      answer: installation,
    },
    getInstallation: {
      summary: 'Get an installation',
      description: 'Has the connection and the config.',
      answer: installation,
    },
    updateInstallation: {
      summary: 'Change an installation',
      description: `Sets only what the update mask names; a named object is replaced as a whole. Either everything is changed or nothing. ${sampling} ${notAgain} Emits \`installation.updated\`.`,
      body: {
        updateMask: ['config.content.read.objects.contacts'],
        installation: { config: { content: { read: { objects: { contacts } } } } },
      },
      answer: updated,
    },
    deleteInstallation: {
      summary: 'Uninstall an integration',
      description:
        'Also deletes the connection and its credentials when no other installation uses it. Emits `installation.deleted`, and `connection.deleted` when the connection goes too. `Dowel-Warning: not_revoked;count=1` says that its tokens were to be revoked, and still work at the provider.',
    },
    patchObjectConfig: {
      summary: 'Change the config of one object',
      description: `Applies JSON Patch operations in order, all or none. Send either \`groupRef\` or \`installationId\`. ${sampling} ${notAgain} Emits \`installation.updated\`.`,
      body: {
        installationId: ids.installation,
        action: 'read',
        changes: [{ op: 'replace', path: '/schedule', value: '0 * * * *' }],
      },
      answer: updated,
    },
  },
} satisfies ResourceTexts;
