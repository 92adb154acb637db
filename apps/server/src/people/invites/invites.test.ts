import { describe, expect, it } from 'vitest';
import { startOrg } from '../../../test/started-org.ts';
import { storedRows } from '../../../test/stored-rows.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const notFound = { status: 404, body: { code: 'invite_not_found' } };

/** An org that has invited a builder. */
async function startInvited(options: Parameters<typeof startOrg>[0] = {}) {
  const server = await startOrg(options);
  const guest = await server.given.builder({ email: `guest-${server.org.id}@BÜCHER.example` });
  const { ask } = server.as(guest);
  const invite = await server.asOwner('POST', `${server.path}/invites`, { email: guest.email.toUpperCase() });
  const accept = (body = {}) => ask('POST', '/invites:accept', { invitedEmail: guest.email, ...body });
  return {
    ...server,
    guest,
    asGuest: ask,
    invite,
    accept,
    invitePath: `${server.path}/invites/${invite.body.id}`,
  };
}

describe('inviting somebody', () => {
  // @holds T12
  it('answers a link once, and stores none of its secret', async () => {
    const server = await startInvited();
    const { invite, asMember, invitePath, org } = server;

    const read = await asMember('GET', invitePath);
    const list = await asMember('GET', `${server.path}/invites`);

    expect(invite).toMatchObject({
      status: 201,
      body: {
        inviteUrl: expect.stringMatching(/^http:\/\/localhost:4310\/invites\/dowel_invite_[\w-]{43}$/),
        mailStatus: 'not_configured',
      },
    });
    expect(read.body).toEqual({
      id: invite.body.id,
      invitedEmail: `guest-${org.id}@xn--bcher-kva.example`,
      role: 'member',
      parentType: 'org',
      parentId: org.id,
      status: 'pending',
      createTime: expect.any(String),
    });
    expect(list.body).toEqual([read.body]);
    const secret = invite.body.inviteUrl.split('dowel_invite_')[1];
    expect(JSON.stringify(await storedRows(server))).not.toContain(secret);
  });

  it('is for owners of the org, and for an address', async () => {
    const { asOwner, asMember, asStranger, path } = await startInvited();
    const invite = (ask: typeof asOwner, email = 'new@acme.example') =>
      ask('POST', `${path}/invites`, { email });

    expect(await invite(asMember)).toMatchObject({ status: 403, body: { code: 'owner_required' } });
    expect(await invite(asStranger)).toMatchObject({ status: 404, body: { code: 'org_not_found' } });
    for (const email of ['', 'acme', 'a@b', 'a b@acme.example', 'a@acme.example, b@acme.example']) {
      expect(await invite(asOwner, email)).toMatchObject({
        status: 400,
        body: { code: 'invalid_request', issues: [{ name: 'email' }] },
      });
    }
  });

  it('revokes the invite before, so that only the latest link counts', async () => {
    const { asOwner, path, guest, invite, invitePath, accept } = await startInvited();

    const again = await asOwner('POST', `${path}/invites`, { email: guest.email });

    expect((await asOwner('GET', invitePath)).body.status).toBe('revoked');
    expect(await accept({ inviteToken: invite.body.inviteUrl.split('/').at(-1) })).toMatchObject(notFound);
    expect((await accept({ inviteToken: again.body.inviteUrl.split('/').at(-1) })).status).toBe(200);
  });

  it('makes one for an idempotency key, and repeats its link', async () => {
    const { asOwner, path } = await startInvited();
    const once = () =>
      asOwner('POST', `${path}/invites`, { email: 'once@acme.example' }, { 'idempotency-key': 'invite' });

    const answers = [await once(), await once()];

    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await asOwner('GET', `${path}/invites`)).body).toHaveLength(2);
  });
});

describe('accepting an invite', () => {
  it('makes the builder a member', async () => {
    const { accept, asMember, invitePath, org, guest } = await startInvited();

    const accepted = await accept();

    expect(accepted).toMatchObject({
      status: 200,
      body: { builder: { id: guest.id }, orgRole: { role: 'member', org: { id: org.id } } },
    });
    expect((await asMember('GET', invitePath)).body).toMatchObject({
      status: 'accepted',
      updateTime: expect.any(String),
    });
  });

  // @holds B10
  it('leads from the link to the console, which shows the invite and accepts nothing by itself', async () => {
    const { invite, asGuest, request, org, guest } = await startInvited();
    const link = new URL(invite.body.inviteUrl).pathname;

    const opened = await request('GET', link, undefined, { 'x-api-key': null });
    const joinable = await asGuest('GET', '/joinable-orgs');

    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toBe('/console/-/start');
    expect(joinable.body).toEqual([
      { orgId: org.id, orgLabel: org.label, inviteId: invite.body.id, invitedEmail: expect.any(String) },
    ]);
    expect(joinable.body[0].invitedEmail).toMatch(/^guest-/);
    expect((await asGuest('GET', '/my-info')).body).not.toHaveProperty('orgRole');
    expect(guest.id).not.toBe(org.id);
  });

  it('is done for the invite that the id names', async () => {
    const { accept, invite } = await startInvited();

    expect(await accept({ inviteId: 'nothing' })).toMatchObject(notFound);
    expect((await accept({ inviteId: invite.body.id })).status).toBe(200);
  });

  // @holds B10
  it('is not offered to somebody else with the address, who has not verified it', async () => {
    const { as, given, guest } = await startInvited();
    const unsure = as(await given.builder({ email: guest.email, isEmailVerified: false }));

    expect((await unsure.ask('GET', '/joinable-orgs')).body).toEqual([]);
  });

  it('can be declined for good instead, which the org reads', async () => {
    const { accept, asGuest, asOwner, guest, invite, invitePath, path } = await startInvited();

    const declined = await asGuest('POST', '/invites:decline', {
      invitedEmail: guest.email,
      inviteId: invite.body.id,
    });

    expect(declined).toMatchObject({ status: 200, body: { id: invite.body.id, status: 'revoked' } });
    expect(await accept()).toMatchObject(notFound);
    expect((await asGuest('GET', '/joinable-orgs')).body).toEqual([]);
    expect((await asOwner('GET', invitePath)).body.status).toBe('revoked');
    const log = await asOwner('GET', `${path}/audit-log?action=invite.declined`);
    expect(log.body).toMatchObject([{ targetId: invite.body.id, actor: `builder:${guest.id}` }]);
  });

  // @holds T11
  it('needs the address that was invited, and that it is verified', async () => {
    const { as, given, guest } = await startInvited();
    const accept = async (builder: Awaited<ReturnType<typeof given.builder>>) =>
      as(builder).ask('POST', '/invites:accept', { invitedEmail: guest.email });

    expect(await accept(await given.builder())).toMatchObject(notFound);
    expect(await accept(await given.builder({ email: guest.email, isEmailVerified: false }))).toMatchObject({
      status: 403,
      body: { code: 'email_not_verified' },
    });
  });

  it('is over after seven days', async () => {
    const { accept, asMember, advanceClock, invitePath, as, given, guest } = await startInvited();
    advanceClock(7 * DAY_MS);
    const again = as(await given.builder({ email: guest.email }));

    const late = await again.ask('POST', '/invites:accept', { invitedEmail: guest.email });

    expect(late).toMatchObject(notFound);
    expect((await accept()).status).toBe(401);
    expect((await asMember('GET', invitePath)).status).toBe(401);
  });

  it('works once, also when tried many times at once', async () => {
    const { accept } = await startInvited();

    const answers = await Promise.all([1, 2, 3, 4].map(() => accept()));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  });

  it('lets the builder choose between two orgs, and join only one', async () => {
    const { asStranger, project, guest, invite, accept, org } = await startInvited();
    await asStranger('POST', `/orgs/${project.orgId}/invites`, { email: guest.email });

    const chosen = await accept({ inviteToken: invite.body.inviteUrl.split('/').at(-1) });
    const second = await accept();

    expect(chosen.body.orgRole.org.id).toBe(org.id);
    expect(second).toMatchObject({ status: 400, body: { code: 'already_member' } });
  });
});

describe('revoking an invite', () => {
  it('ends it, and cannot be done twice', async () => {
    const { asOwner, asMember, invitePath, accept } = await startInvited();

    const refused = await asMember('DELETE', invitePath);
    const revoked = await asOwner('DELETE', invitePath);
    const again = await asOwner('DELETE', invitePath);

    expect(refused).toMatchObject({ status: 403, body: { code: 'owner_required' } });
    expect(revoked.status).toBe(204);
    expect(again).toMatchObject({ status: 400, body: { code: 'invite_not_pending' } });
    expect(await accept()).toMatchObject(notFound);
  });

  it('finds no invite of another org', async () => {
    const { asStranger, asOwner, path, invite, project } = await startInvited();

    expect(await asStranger('DELETE', `/orgs/${project.orgId}/invites/${invite.body.id}`)).toMatchObject(
      notFound,
    );
    expect(await asOwner('GET', `${path}/invites/nothing`)).toMatchObject(notFound);
  });

  it('either wins or loses against accepting at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { asOwner, asMember, invitePath, accept, path } = await startInvited();

      const [revoked, accepted] = await Promise.all([asOwner('DELETE', invitePath), accept()]);

      const { status } = (await asMember('GET', invitePath)).body;
      const members = (await asMember('GET', `${path}/builders`)).body.length;
      const ending = [revoked.status, accepted.status, status, members];
      expect([
        [204, 404, 'revoked', 2],
        [400, 200, 'accepted', 3],
      ]).toContainEqual(ending);
    }
  });
});
