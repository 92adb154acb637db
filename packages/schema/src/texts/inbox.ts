import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const inboxTexts = {
  tag: 'Inbox',
  description:
    'An inbox is a destination of the type `inbox`. It keeps its messages in the database of the service until you read them, so you need no server that receives webhooks.',
  operations: {
    listInboxMessages: {
      summary: 'Read the messages of an inbox',
      description:
        'Lists the messages after a position, oldest first. Begin without `after`, and pass `nextAfter` of each answer to the next call, until `results` is empty. Messages are kept for 7 days by default. Reading does not remove them, so keep the position that you have reached.',
      answer: {
        results: [
          {
            position: 1_790_000_000_042,
            messageId: `msg_${ids.delivery}`,
            eventType: 'read',
            time: createTime,
            body: '{"action":"read","objectName":"person","groupRef":"northwind","resultInfo":{"type":"inline","numRecords":1},"result":[{"fields":{"email":"ada@northwind.example"}}]}',
          },
        ],
        nextAfter: 1_790_000_000_042,
      },
    },
  },
} satisfies ResourceTexts;
