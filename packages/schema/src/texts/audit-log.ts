import { createTime, ids } from './examples.ts';
import type { ResourceTexts } from './operation-text.ts';

const entry = {
  id: ids.entry,
  action: 'api_key.created',
  actor: `builder:${ids.builder}`,
  targetType: 'api_key',
  targetId: ids.route,
  requestId: 'req_example',
  address: '203.0.113.7',
  userAgent: 'dowel-cli/1.0.0',
  after: { label: 'Backend', scopes: ['full'] },
  createTime,
};

export const auditLogTexts = {
  tag: 'Audit log',
  description: 'The audit log says who changed keys, secrets, settings and deploys, from where and when.',
  operations: {
    listAuditLog: {
      summary: 'List who changed what',
      description:
        'Can be narrowed to one action or one actor: then it searches for 150 ms, a page may be short although another follows, and `Dowel-Warning: search_stopped;time="…"` says how far back it has searched. Lists the newest first, 50 to a page unless `pageSize` says otherwise. Secrets are named, never shown.',
      answer: [entry],
    },
    listOrgAuditLog: {
      summary: 'List who changed what in an org',
      description:
        'Lists changes of the org, its members and invites, sign-ins of its builders, and changes in all its projects, newest first.',
      answer: [{ ...entry, projectId: ids.project }],
    },
  },
} satisfies ResourceTexts;
