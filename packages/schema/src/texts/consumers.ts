import type { ResourceTexts } from './operation-text.ts';

export const consumersTexts = {
  tag: 'Consumers',
  description: 'A consumer is an end user in your product.',
  operations: {
    createConsumer: {
      summary: 'Name a consumer',
      description:
        'Creates the consumer, or renames the one with this reference. Usually not needed, because connecting creates consumers.',
      body: { consumerRef: 'ada', consumerName: 'Ada Okafor' },
    },
  },
} satisfies ResourceTexts;
