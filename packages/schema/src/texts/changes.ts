import { ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const changesTexts = {
  tag: 'Changes',
  description: 'What is different now in a project, while it happens.',
  operations: {
    followChanges: {
      summary: 'Follow what changes',
      description:
        'Answers server-sent events (`text/event-stream`) while things change in the project. Each names a kind and an id, and has no data: ask for the thing again. After `openSeconds` the answer ends, without it at once; connect again with `Last-Event-ID`, and nothing is missed. When the server no longer knows what was missed, it sends `everything`. A project may have 100 answers open on each server process, and a caller 20.',
      answer: { type: 'operation', id: ids.operation },
    },
  },
} satisfies ResourceTexts;
