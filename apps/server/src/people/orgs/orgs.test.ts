import { describe, expect, it } from 'vitest';
import { startOrg } from '../../../test/started-org.ts';

describe('making an org', () => {
  it('makes one when asked many times at once', async () => {
    const { as, given } = await startOrg();
    const { ask } = as(await given.builder());

    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('POST', '/orgs', { label: 'Race' })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });
});

describe('billing', () => {
  it('opens the account of a key’s own org only, and leads to no script', async () => {
    const { request, org, project } = await startOrg();
    const open = (id: string, redirectUrl: string) =>
      request('POST', `/v1/billingAccounts/${id}/portalSession`, { redirectUrl });

    expect((await open(project.orgId, 'https://acme.example')).status).toBe(200);
    expect(await open(org.id, 'https://acme.example')).toMatchObject({
      status: 404,
      body: { code: 'billing_account_not_found' },
    });
    expect((await open(project.orgId, 'javascript:alert(1)')).status).toBe(400);
  });
});
