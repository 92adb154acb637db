import type { ResourceTexts } from './operation-text.ts';

export const customAuthTexts = {
  tag: 'Custom sign-in',
  description: 'A sign-in of several steps, for providers that have their own way of signing in.',
  operations: {
    customAuthConnect: {
      summary: 'Take one step of a custom sign-in',
      description:
        'The first call names the provider, the group and the consumer, and has what the person typed. Each answer has either the address to open next or the connection. The provider sends the browser back to the callback page, which posts `{source: "ampersand-custom-auth", params}` to its opener. Send these `params` as `callbackParams`, with the `sessionId` of the answer before. Each `sessionId` works once, and for ten minutes. Emits `connection.created` or `connection.updated`.',
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
