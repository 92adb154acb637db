import type { ResourceTexts } from './operation-text.ts';

export const writesTexts = {
  tag: 'Writing records',
  description: "Creating, changing and deleting records in a customer's account.",
  operations: {
    writeRecords: {
      summary: 'Write records',
      description: `Takes the name of the object at the provider, or the name that the manifest maps it to, and either one record or a batch. With \`inheritMapping\` in the manifest, mapped names become the provider's and mapped values are turned back. Then the settings of the fields in the config apply. Without \`mode\` the answer comes when the provider has answered. If the provider refuses, the status is 422 with the same operation and its errors; of a batch, only if no record was written. With \`asynchronous\` the answer comes at once, failed calls are repeated until the deadline, and \`write.async.done\` tells the end. Every write is an operation. Sent again with the same \`Idempotency-Key\`, nothing is written twice at a provider that lets us find out; otherwise the problem is \`outcome_unknown\`.`,
      body: {
        groupRef: 'northwind',
        type: 'create' as const,
        record: { email: 'ada@northwind.example', last_name: 'Okafor' },
      },
      answer: {
        operationId: '01970000-0000-7000-8000-000000000009',
        result: { success: true, recordId: 'c_1001', data: { id: 'c_1001', last_name: 'Okafor' } },
      },
    },
  },
} satisfies ResourceTexts;
