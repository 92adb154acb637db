import type { ResourceTexts } from './operation-text.ts';

export const customAuthTexts = {
  tag: 'Custom sign-in',
  description: 'A sign-in of several steps, for providers that have their own way of signing in.',
  operations: {
    customAuthConnect: {
      summary: 'Take one step of a custom sign-in',
      description:
        'The first call names the provider, the group and the consumer. Each answer has either the address to open next or the connection. Send the `sessionId` of the answer with the next call.',
      body: {
        projectIdOrName: 'acme-crm',
        provider: 'exampleErp',
        groupRef: 'northwind',
        consumerRef: 'ada',
      },
      answer: {
        redirect: { url: 'https://erp.example/sign-in?step=1', sessionId: 'session-example' },
      },
    },
  },
} satisfies ResourceTexts;
