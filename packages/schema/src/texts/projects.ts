import { ids, project, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const projectsTexts = {
  tag: 'Projects',
  description:
    'A project holds everything of one product: integrations, keys, connections and installations.',
  operations: {
    listProjects: {
      summary: 'List projects',
      description: 'A key sees its own project. A builder who is signed in sees the projects of their org.',
      answer: [project],
    },
    createProject: {
      summary: 'Create a project',
      description:
        'The org of the builder who is signed in owns it. `name` is stored in lower case and is unique in the service. Writes an entry to the audit log.',
      body: { appName: 'Acme CRM', name: 'acme-crm', orgId: ids.org },
      answer: project,
    },
    getProject: {
      summary: 'Get a project',
      description: '`includeEntitlements=true` adds the features of the plan.',
      answer: project,
    },
    updateProject: {
      summary: 'Change a project',
      description:
        'Sets only what the update mask names. A new `name` changes every address that has the old name in it. Writes an entry to the audit log.',
      body: { updateMask: ['appName'], project: { appName: 'Acme CRM Cloud' } },
      answer: { ...project, appName: 'Acme CRM Cloud', updateTime },
    },
    deleteProject: {
      summary: 'Delete a project and everything in it',
      description:
        'Deletes integrations, installations, connections with their credentials, keys and destinations. Before that, it removes what the installations have set up at their providers, and waits for that at most 30 seconds; the audit log of the org names what is left there. This cannot be undone. No event is sent, because the destinations are deleted too.',
    },
  },
} satisfies ResourceTexts;
