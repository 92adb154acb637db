import { hydratedRevision, integration, revisionSummary } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const revisionsTexts = {
  tag: 'Revisions',
  description: 'A revision is one published version of an integration. It never changes.',
  operations: {
    listRevisions: {
      summary: 'List the revisions of an integration',
      description:
        'Lists the newest first, 50 to a page unless `pageSize` says otherwise: who deployed each, what they said of it, and how much it changed. `getRevision` has the content.',
      answer: [revisionSummary],
    },
    getRevision: {
      summary: 'Get a revision',
      description:
        'Has the integration as its manifest declared it, for example to compare it or to deploy it again.',
      answer: { ...revisionSummary, content: integration.latestRevision.content },
    },
    getHydratedRevision: {
      summary: 'Get a revision with the fields of an account',
      description:
        'Reads the objects and fields of the connected account from the provider. When this fails for one object, that object has an `error` and the others are complete.',
      answer: hydratedRevision,
    },
  },
} satisfies ResourceTexts;
