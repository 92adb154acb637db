import { exampleMyInfo } from './accounts.ts';
import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

export const myInfoTexts = {
  tag: 'My account',
  description: 'The builder who is signed in, and their sign-ins.',
  operations: {
    getMyInfo: {
      summary: 'Get the builder who is signed in',
      description: 'Shows the org and the projects that this builder may work on.',
      answer: exampleMyInfo,
    },
    listMySessions: {
      summary: 'List own sessions',
      description: 'Lists the browsers and command lines in which this builder is signed in.',
      answer: [
        {
          id: ids.session,
          usedBy: 'cli',
          isCurrent: true,
          createTime,
          expireTime: '2026-06-03T09:30:00Z',
        },
      ],
    },
    deleteMySession: {
      summary: 'End a session',
      description:
        'Signs the builder out where this session is used. The session of this request can be ended too.',
    },
  },
} satisfies ResourceTexts;
