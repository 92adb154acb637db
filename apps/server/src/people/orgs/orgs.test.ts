import { v7 } from 'uuid';
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

describe('changing an org', () => {
  // @holds T10
  it('hides an org from others as if it were not there', async () => {
    const { asStranger, as, given, path } = await startOrg();
    const nobody = as(await given.builder());

    const answers = await Promise.all([
      asStranger('GET', path),
      asStranger('GET', `/orgs/${v7()}`),
      asStranger('GET', '/orgs/not-an-id'),
      nobody.ask('GET', path),
      asStranger('PATCH', path, { updateMask: ['label'], org: { label: 'Mine' } }),
    ]);

    const shown = answers.map(({ status, body: { code, detail, remedy } }) => ({
      status,
      code,
      detail,
      remedy,
    }));
    expect(shown[0]).toMatchObject({ status: 404, code: 'org_not_found' });
    for (const one of shown) expect(one).toEqual(shown[0]);
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
