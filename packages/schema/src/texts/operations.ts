import { createTime, ids, updateTime } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const operation = {
  id: ids.operation,
  projectId: ids.project,
  integrationId: ids.integration,
  installationId: ids.installation,
  configId: ids.config,
  actionType: 'read',
  status: 'success',
  result: '120 records read',
  metadata: { objects: ['contacts'] },
  createTime,
  updateTime,
};

export const operationsTexts = {
  tag: 'Operations',
  description: 'An operation is one run of a read, a write or a subscription event, with its log.',
  operations: {
    listOperations: {
      summary: 'List the operations of an installation',
      description:
        'Lists the newest first, 200 to a page unless `pageSize` says otherwise. Unlike other lists, the token of the next page is in the body.',
      answer: { results: [operation], pagination: { done: true } },
    },
    listProjectOperations: {
      summary: 'List the operations of a project',
      description:
        'Lists the newest first, 50 to a page unless `pageSize` says otherwise. All conditions must be met. It searches for 150 ms: then the page may be short, or empty, although another follows, and `Dowel-Warning: search_stopped;time="…"` says how far back it has searched.',
      answer: [operation],
    },
    getOperation: {
      summary: 'Get an operation',
      description: 'Says whether the run is over, how it ended and which objects it was about.',
      answer: operation,
    },
    explainOperation: {
      summary: 'Explain an operation',
      description:
        'Says what came of a run, why, who can do what about it, what the provider was asked, how fields were mapped, and how to repeat it. With `format=html`, or `Accept: text/html`, it is one page to look at, to print or to send on. It never has credentials or values of records in it.',
      answer: {
        operation,
        diagnosis: {
          kind: 'ok',
          summary: 'The run did what it was meant to do.',
          remedy: 'Nothing needs to be done.',
          actor: 'nobody',
        },
        durationMs: 5400000,
        timeline: [
          { timestamp: createTime, message: { msg: 'Read 120 records of contacts.' }, severity: 'INFO' },
        ],
        requests: [
          {
            time: createTime,
            request: 'GET /objects/contacts/records?limit=200',
            status: 200,
            durationMs: 84,
            recordCount: 120,
          },
        ],
        mapping: [
          {
            objectName: 'contacts',
            deliveredName: 'person',
            destination: 'crm-webhook',
            fields: [{ fieldName: 'job_title', deliveredName: 'role' }],
          },
        ],
        repeat: [],
      },
    },
    getBackfillProgress: {
      summary: 'Get the progress of a backfill',
      description: 'Says how many existing records of an object the first read has processed.',
      answer: {
        installationId: ids.installation,
        objectName: 'contacts',
        operationId: ids.operation,
        recordsProcessed: 1200,
        recordsEstimatedTotal: 5000,
        createTime,
      },
    },
    listOperationLogs: {
      summary: 'List the log of an operation',
      description: 'Lists the oldest entries first. The log never has credentials in it.',
      answer: [
        { timestamp: createTime, message: { msg: 'Read 120 records of contacts.' }, severity: 'INFO' },
      ],
    },
  },
} satisfies ResourceTexts;
