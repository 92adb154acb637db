import { describe, expect, it } from 'vitest';
import { startOrg } from '../../../test/started-org.ts';
import { storedRows } from '../../../test/stored-rows.ts';
import { deletePassing } from '../../process/retention/service.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const notFound = { status: 404, body: { code: 'invite_not_found' } };

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
});

describe('forgetting invites', () => {
  it('deletes the address of whoever was invited 30 days after the invite ends, and no sooner', async () => {
    const server = await startInvited();
    const { path, context, advanceClock, given, org } = server;
    const listed = async () => {
      await deletePassing(context());
      const owner = await given.builder({ orgId: org.id });
      return (await server.as(owner).ask('GET', `${path}/invites`)).body.length;
    };

    advanceClock(36.9 * DAY_MS);
    const before = await listed();
    advanceClock(0.2 * DAY_MS);

    expect([before, await listed()]).toEqual([1, 0]);
  });
});

describe('accepting an invite', () => {
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
  // @holds T9
  it.each([
    ['is removed', 'DELETE', undefined],
    ['is no owner any more', 'PATCH', { role: 'member' }],
  ])('happens to each that somebody made who %s, and to no other', async (_, method, change) => {
    const { asOwner, asMember, invitePath, accept, path, given, org, as } = await startInvited();
    const second = await given.builder({ orgId: org.id, role: 'owner' });
    const theirs = { email: 'second@elsewhere.example' };
    const { body: own } = await as(second).ask('POST', `${path}/invites`, theirs);

    await asOwner(method, `${path}/memberships/${second.id}`, change);

    expect((await asMember('GET', `${path}/invites/${own.id}`)).body.status).toBe('revoked');
    expect((await asMember('GET', invitePath)).body.status).toBe('pending');
    expect((await accept()).status).toBe(200);
  });

  it('either wins or loses against accepting at the same time', async () => {
    const { asOwner, asMember, as, given, path } = await startOrg();
    let members = 2;
    for (let round = 0; round < 5; round += 1) {
      const guest = await given.builder();
      const { body: invite } = await asOwner('POST', `${path}/invites`, { email: guest.email });
      const invitePath = `${path}/invites/${invite.id}`;

      const [revoked, accepted] = await Promise.all([
        asOwner('DELETE', invitePath),
        as(guest).ask('POST', '/invites:accept', { invitedEmail: guest.email }),
      ]);

      const { status } = (await asMember('GET', invitePath)).body;
      const before = members;
      members = (await asMember('GET', `${path}/builders`)).body.length;
      const ending = [revoked.status, accepted.status, status, members - before];
      expect([
        [204, 404, 'revoked', 0],
        [400, 200, 'accepted', 1],
      ]).toContainEqual(ending);
    }
  });
});
