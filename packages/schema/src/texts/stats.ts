import type { Stats } from '../resources/stats.ts';
import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const answer: Stats = {
  countTime: createTime,
  stats: [
    {
      startTime: '2026-11-20T00:00:00.000Z',
      metric: 'operations',
      key: ids.integration,
      label: 'crm-sync',
      total: 1510,
      failed: 4,
      pending: 1,
    },
  ],
  deploys: [
    {
      time: createTime,
      integrationId: ids.integration,
      integrationName: 'crm-sync',
      revisionId: ids.revision,
    },
  ],
};

export const statsTexts = {
  tag: 'Usage',
  description:
    'How much was done per hour and per day, in UTC: operations, records, messages to destinations, and calls to providers. The server counts once a minute from what is stored, so that nothing is counted twice, also when a process is killed. Calls are the exception: those of the last minute of a process that is killed are lost. A run is counted in the hour in which it began, with all that came of it later.',
  operations: {
    getStats: {
      summary: 'Get the usage of a project',
      description:
        'Answers what was counted, newest first. `by` tells it apart: operations and records by `kind`, `integration` or `provider`, deliveries by `kind` or `destination`, calls by `provider`.',
      answer,
    },
    exportStats: {
      summary: 'Export the usage of a project',
      description: 'Answers the same as a file of comma-separated values.',
      answer:
        'startTime,metric,key,label,total,failed,pending\r\n2026-11-20T00:00:00.000Z,operations,,,1510,4,1\r\n',
    },
    getOrgStats: {
      summary: 'Get the usage of an organization',
      description: 'Answers each day of each project. `key` is the id of a project, and `label` its name.',
      answer: {
        ...answer,
        stats: answer.stats.map((stat) => ({ ...stat, key: ids.project, label: 'demo' })),
        deploys: [],
      },
    },
  },
} satisfies ResourceTexts;
