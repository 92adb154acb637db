import { hydratedRevision } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const revisionsTexts = {
  tag: 'Revisions',
  description: 'A revision is one published version of an integration. It never changes.',
  operations: {
    getHydratedRevision: {
      summary: 'Get a revision with the fields of an account',
      description:
        'Reads the objects and fields of the connected account from the provider. When this fails for one object, that object has an `error` and the others are complete.',
      answer: hydratedRevision,
    },
  },
} satisfies ResourceTexts;
