import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const activityTexts = {
  tag: 'Activity',
  description: 'What happened to an installation, in words that can be shown to a customer.',
  operations: {
    listActivity: {
      summary: 'List what happened to an installation',
      description:
        'Joins changes of the config, sign-ins and runs. With `changesOf`, lists only changes to the config of one object, with what changed. Lists the newest first, 50 to a page unless `pageSize` says otherwise.',
      answer: [
        {
          id: ids.entry,
          kind: 'config_changed',
          time: createTime,
          author: { kind: 'consumer', name: 'Ada Okafor' },
          changes: [{ action: 'read', objectName: 'contacts', change: 'changed', changeCount: 1 }],
        },
      ],
    },
  },
} satisfies ResourceTexts;
