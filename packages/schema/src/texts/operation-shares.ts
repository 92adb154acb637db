import type { OperationShare } from '../resources/operation-shares.ts';
import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const share: OperationShare = {
  id: ids.operationShare,
  projectId: ids.project,
  operationId: ids.operation,
  createdBy: `builder:${ids.builder}`,
  createTime,
  expireTime: '2026-11-21T08:00:00.000Z',
};

export const operationSharesTexts = {
  tag: 'Operation shares',
  description:
    'A link that shows one operation to somebody who is not signed in, such as the support of a provider. The page shows what ran, when, each request with its answer and how it ended. It shows no words of the provider, no values and ids of records, no secrets and no names of people or customers.',
  operations: {
    createOperationShare: {
      summary: 'Share an operation',
      description:
        'Answers the address once: whoever has it sees the operation until it expires. Writes an entry to the audit log.',
      body: { expiresInSeconds: 86_400 },
      answer: {
        ...share,
        url: 'https://dowel.example.com/console/share/dowel_share_Xk3vYd0c0l9hU1c9mJ8q2bA7nS4tR6wZ5eP1oI3uL0g',
      },
    },
    listOperationShares: {
      summary: 'List the shares of an operation',
      description: 'Lists those that have not expired, the oldest first, without their addresses.',
      answer: [share],
    },
    deleteOperationShare: {
      summary: 'Withdraw a share',
      description: 'Its page shows nothing from now on. Writes an entry to the audit log.',
    },
  },
} satisfies ResourceTexts;
