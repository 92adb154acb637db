import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const setupProgressTexts = {
  tag: 'Setup progress',
  description: 'How far a new project has come on the way to its first record.',
  operations: {
    getSetupProgress: {
      summary: 'Get the steps to the first record',
      description:
        'Answers each step with what shows that it is done: the first provider app, integration, destination, key, consumer token, connection, installation and record.',
      answer: {
        isComplete: false,
        steps: [
          { name: 'provider_app', isDone: true, time: createTime, id: ids.providerApp, label: 'hubspot' },
          { name: 'integration', isDone: false },
        ],
      },
    },
  },
} satisfies ResourceTexts;
