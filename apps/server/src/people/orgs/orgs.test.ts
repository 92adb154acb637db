import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startOrg } from '../../../test/started-org.ts';

describe('making an org', () => {
  it('makes the builder its owner', async () => {
    const { org, asOwner, people } = await startOrg();

    const info = await asOwner('GET', '/my-info');

    expect(org).toEqual({
      id: expect.any(String),
      label: 'Acme',
      defaultTeamId: expect.any(String),
      createTime: expect.stringMatching(/Z$/),
    });
    expect(info.body).toEqual({
      builder: expect.objectContaining({ id: people.owner.id, primaryEmail: people.owner.email }),
      projectRoles: {},
      orgRole: { role: 'owner', principalType: 'builder', principalId: people.owner.id, org },
    });
  });

  it('is refused to somebody who has one', async () => {
    const { asOwner } = await startOrg();

    expect(await asOwner('POST', '/orgs', { label: 'Second' })).toMatchObject({
      status: 400,
      body: { code: 'already_member' },
    });
  });

  it('makes one when asked many times at once', async () => {
    const { as, given } = await startOrg();
    const { ask } = as(await given.builder());

    const answers = await Promise.all([1, 2, 3, 4].map(() => ask('POST', '/orgs', { label: 'Race' })));

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });

  it('makes one for an idempotency key, and repeats the answer', async () => {
    const { as, given } = await startOrg();
    const [first, second] = [as(await given.builder()), as(await given.builder())];
    const key = { 'idempotency-key': v7() };

    const made = await first.ask('POST', '/orgs', { label: 'Once' }, key);
    const again = await first.ask('POST', '/orgs', { label: 'Once' }, key);
    const reused = await first.ask('POST', '/orgs', { label: 'Other' }, key);
    const others = await second.ask('POST', '/orgs', { label: 'Once' }, key);

    expect(again).toMatchObject({ status: 201, body: made.body });
    expect(reused).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } });
    expect(others.body.id).not.toBe(made.body.id);
  });

  it.each([
    ['a key', {}],
    ['a key of a page', undefined],
  ])('is not for %s', async (_, headers) => {
    const { request, frontendKey } = await startOrg();

    const answer = await request('POST', '/v1/orgs', { label: 'x' }, headers ?? { 'x-api-key': frontendKey });

    expect(answer).toMatchObject({ status: 403, body: { code: 'session_required' } });
  });
});

describe('changing an org', () => {
  it('takes a new label from an owner', async () => {
    const { asOwner, asMember, path } = await startOrg();

    const changed = await asOwner('PATCH', path, { updateMask: ['label'], org: { label: 'Acme Inc' } });

    expect(changed).toMatchObject({
      status: 200,
      body: { label: 'Acme Inc', updateTime: expect.any(String) },
    });
    expect((await asMember('GET', path)).body).toEqual(changed.body);
  });

  it('takes none from a member', async () => {
    const { asMember, path } = await startOrg();

    const answer = await asMember('PATCH', path, { updateMask: ['label'], org: { label: 'Mine' } });

    expect(answer).toMatchObject({ status: 403, body: { code: 'owner_required' } });
  });

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

describe('making a project', () => {
  it('makes it in the org, for any member', async () => {
    const { asOwner, asMember, org } = await startOrg();
    const name = `Shop-${v7()}`;

    const made = await asMember('POST', '/projects', { name, appName: 'Shop', orgId: org.id });
    const info = await asOwner('GET', '/my-info');

    expect(made).toMatchObject({
      status: 201,
      body: { name: name.toLowerCase(), appName: 'Shop', orgId: org.id },
    });
    expect((await asOwner('GET', '/projects')).body).toEqual([made.body]);
    expect(info.body.projectRoles).toEqual({
      [made.body.id]: {
        role: 'owner',
        principalType: 'team',
        principalId: org.defaultTeamId,
        project: made.body,
      },
    });
  });

  it('refuses the org of others, and a name that is taken', async () => {
    const { asOwner, asStranger, org, project } = await startOrg();
    const body = { name: project.name.toUpperCase(), appName: 'Shop', orgId: org.id };

    expect(await asStranger('POST', '/projects', body)).toMatchObject({
      status: 404,
      body: { code: 'org_not_found' },
    });
    expect(await asOwner('POST', '/projects', body)).toMatchObject({
      status: 409,
      body: { code: 'name_taken' },
    });
  });
});

describe('billing', () => {
  it('has one account for each org, and a page that leads back', async () => {
    const { asMember, path, org } = await startOrg();
    const redirectUrl = 'https://app.acme.example/billing?tab=1';

    const account = await asMember('GET', `${path}/billingAccount`);
    const session = await asMember('POST', `/billingAccounts/${account.body.id}/portalSession`, {
      redirectUrl,
    });

    expect(account.body).toMatchObject({ displayName: 'Acme', billingProvider: 'self-hosted' });
    expect(account.body.billingProviderRef).toBe(org.id);
    expect(session).toMatchObject({ status: 200, body: { url: redirectUrl } });
  });

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

describe('looking at one’s own sessions', () => {
  it('lists them, and ends another one', async () => {
    const { asOwner, people } = await startOrg();

    const { body } = await asOwner('GET', '/my-sessions');

    expect(body).toEqual([
      {
        id: people.owner.sessionId,
        usedBy: 'browser',
        isCurrent: true,
        createTime: expect.any(String),
        expireTime: expect.any(String),
      },
    ]);
  });

  it('signs out', async () => {
    const { asOwner } = await startOrg();

    const closed = await asOwner('DELETE', '/my-sessions/current');

    expect(closed).toMatchObject({ status: 204, body: '' });
    expect(await asOwner('GET', '/my-info')).toMatchObject({
      status: 401,
      body: { code: 'session_invalid' },
    });
  });

  it('ends no session of somebody else', async () => {
    const { asOwner, asMember, people } = await startOrg();

    const answer = await asMember('DELETE', `/my-sessions/${people.owner.sessionId}`);

    expect(answer).toMatchObject({ status: 404, body: { code: 'session_not_found' } });
    expect((await asOwner('GET', '/my-info')).status).toBe(200);
  });
});
