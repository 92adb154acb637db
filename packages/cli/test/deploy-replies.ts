import type { DeployPlan } from '@dowel/schema';

type Change = DeployPlan['changes'][number];

const nothing = { added: [], removed: [], changed: [] };

export const change = (overrides: Partial<Change> = {}): Change => ({
  name: 'crm-sync',
  provider: 'sandbox',
  action: 'update',
  integrationId: 'int-1',
  read: nothing,
  write: nothing,
  subscribe: nothing,
  settings: [],
  affectedInstallations: 0,
  ...overrides,
});

export const plan = (changes: Change[], warnings: DeployPlan['warnings'] = []): Response =>
  Response.json({ dryRun: true, changes, warnings } satisfies DeployPlan);

export const deployed = (): Response =>
  Response.json([
    {
      id: 'int-1',
      projectId: 'p',
      name: 'crm-sync',
      provider: 'sandbox',
      createTime: '2026-11-20T08:00:00Z',
      latestRevision: {
        id: 'rev-2',
        specVersion: '1.0.0',
        createTime: '2026-11-20T09:00:00Z',
        content: { name: 'crm-sync', provider: 'sandbox' },
      },
    },
  ]);

export const refusal = (status: number, body: object): Response =>
  new Response(JSON.stringify({ status, ...body }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  });

export const manifest = `specVersion: 1.0.0
integrations:
  - name: crm-sync
    provider: sandbox
    read:
      objects:
        - objectName: contacts
          destination: crm-webhook
          schedule: "*/30 * * * *"
`;
