import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { SignInBrowser } from '../../../test/sign-in-browser.ts';
import { startTestServer } from '../../../test/start-test-server.ts';
import { claimedDomains } from '../../platform/db/tables.ts';

async function start() {
  const server = await startTestServer();
  /** A browser in which a builder is signed in. */
  const signIn = async (builder: Parameters<typeof server.given.builder>[0] = {}) => {
    const { token, email, headers } = await server.given.builder(builder);
    const browser = new SignInBrowser(server);
    browser.keep(`dowel-session=${token}; Path=/`);
    return { browser, email, headers };
  };
  const inviteTo = async (email: string) => {
    const owner = await server.given.builder({ orgId: server.project.orgId });
    const path = `/v1/orgs/${server.project.orgId}/invites`;
    const { body } = await server.request('POST', path, { email }, owner.headers);
    return { link: new URL(body.inviteUrl).pathname, id: body.id, owner, path };
  };
  return { ...server, signIn, inviteTo };
}

const invented = '/invites/dowel_invite_invented';

describe('making the first project in the browser', () => {
  it('makes the org too, whose owner the builder becomes, and leads to the keys', async () => {
    const { signIn, request } = await start();
    const { browser, headers } = await signIn();
    const name = `Mail-${v7()}`;

    const page = await browser.open('/first-project');
    const made = await browser.click('/first-project', { label: 'Acme', appName: 'Mail Monkey', name });
    const keys = await browser.open(made.headers.get('location') ?? '');
    const { body } = await request('GET', '/v1/my-info', undefined, headers);

    expect(page.text).toContain('Make your first project');
    expect(made.headers.get('location')).toBe(`/keys/${name.toLowerCase()}`);
    expect(keys.status).toBe(200);
    expect(keys.text).toContain('href="/first-project">New project');
    expect(Object.values(body.projectRoles)).toMatchObject([{ project: { appName: 'Mail Monkey' } }]);
    expect(body).toMatchObject({ orgRole: { role: 'owner', org: { label: 'Acme' } } });
  });

  it('makes it in the org that the builder belongs to, and asks for no other', async () => {
    const { signIn, given, request } = await start();
    const { orgId } = await given.project();
    const { browser, headers } = await signIn({ orgId, role: 'member' });
    const name = `second-${v7()}`;

    await browser.click('/first-project', { name });
    const { body } = await request('GET', `/v1/projects/${name}`, undefined, headers);

    expect(body).toMatchObject({ name, orgId });
  });

  it.each([
    ['no company', { label: '', name: 'fine' }, 'label'],
    ['a name with spaces', { label: 'Acme', name: 'not fine' }, 'name'],
    ['a NUL', { label: 'A\0', name: 'fine' }, 'label'],
  ])('makes nothing of %s, and keeps what was typed', async (_, fields, wrong) => {
    const { signIn } = await start();
    const { browser } = await signIn();

    const page = await browser.click('/first-project', fields);

    expect(page.status).toBe(422);
    expect(page.text).toMatch(new RegExp(`id="${wrong}"[^>]*aria-invalid="true"`));
    expect(page.text).toContain(`value="${fields.name}"`);
    expect((await browser.open('/keys')).headers.get('location')).toBe('/first-project');
  });

  it('leaves no org behind when the name of the project is taken', async () => {
    const { signIn, project } = await start();
    const { browser } = await signIn();

    const page = await browser.click('/first-project', { label: 'Acme', name: project.name });
    const again = await browser.open('/first-project');

    expect(page).toMatchObject({ status: 422, text: expect.stringContaining('This name is taken') });
    expect(again.text).toContain('id="label"');
  });

  it('is done by no form of another site', async () => {
    const { signIn } = await start();
    const { browser } = await signIn();

    const fields = { label: 'Acme', name: `p-${v7()}` };
    const page = await browser.click('/first-project', fields, { origin: 'https://evil.example' });

    expect(page.status).toBe(403);
    expect((await browser.open('/keys')).headers.get('location')).toBe('/first-project');
  });
});

describe('joining an org on the page for the first project', () => {
  it('shows the invites of the own verified address, and joins by a click only', async () => {
    const { signIn, inviteTo, project, given } = await start();
    const { browser, email } = await signIn();
    const unverified = await signIn({ email, isEmailVerified: false });
    const { id } = await inviteTo(email);
    await given.builder({ orgId: project.orgId });

    const page = await browser.open('/first-project');
    const other = await unverified.browser.open('/first-project');
    const notYet = await browser.open('/keys');
    const joined = await browser.click('/first-project', { action: 'join', invite: id });

    expect(page.text).toContain(`value="${id}"`);
    expect(other.text).not.toContain(id);
    expect(notYet.headers.get('location')).toBe('/first-project');
    expect(joined.headers.get('location')).toBe('/keys');
    expect((await browser.open('/keys')).headers.get('location')).toBe(`/keys/${project.name}`);
  });

  it('declines an invite for good, which the org reads', async () => {
    const { signIn, inviteTo, request, project } = await start();
    const { browser, email } = await signIn();
    const { id, owner, path } = await inviteTo(email);

    await browser.click('/first-project', { action: 'decline', invite: id });
    const again = await browser.click('/first-project', { action: 'join', invite: id });

    expect(again.status).toBe(404);
    expect((await browser.open('/first-project')).text).not.toContain(id);
    expect((await request('GET', `${path}/${id}`, undefined, owner.headers)).body.status).toBe('revoked');
    const log = `/v1/orgs/${project.orgId}/audit-log?action=invite.declined`;
    expect((await request('GET', log, undefined, owner.headers)).body).toMatchObject([{ targetId: id }]);
  });

  it.each(['', 'nothing'])('finds no invite "%s"', async (invite) => {
    const { browser } = await (await start()).signIn();

    expect((await browser.click('/first-project', { action: 'join', invite })).status).toBe(404);
    expect((await browser.click('/first-project', { action: 'else', invite })).status).toBe(400);
  });

  // @holds T11
  it('offers the org that has proven the domain, takes nobody in, and not again after leaving', async () => {
    const { signIn, request, given, project, dependencies } = await start();
    const { orgId } = await given.project();
    const owner = await given.builder({ orgId });
    const domain = `d${v7()}.example.com`;
    const { db } = dependencies;
    const claim = { orgId, domain, proofToken: 'p', provenTime: new Date(), createTime: new Date() };
    await db.insert(claimedDomains).values(claim);
    const { browser, headers } = await signIn({ email: `eve@${domain}` });

    const page = await browser.open('/first-project');
    const other = await browser.click('/first-project', { action: 'join-domain', org: project.orgId });
    const before = await request('GET', '/v1/my-info', undefined, headers);
    await browser.click('/first-project', { action: 'join-domain', org: orgId });
    const { body } = await request('GET', '/v1/my-info', undefined, headers);
    await request('DELETE', `/v1/orgs/${orgId}/memberships/${body.builder.id}`, undefined, owner.headers);
    const after = await browser.open('/first-project');
    const again = await browser.click('/first-project', { action: 'join-domain', org: orgId });

    expect(page.text).toContain(`value="${orgId}"`);
    expect(other.status).toBe(404);
    expect(before.body).not.toHaveProperty('orgRole');
    expect(body.orgRole.org.id).toBe(orgId);
    expect(after.text).not.toContain(orgId);
    expect(again).toMatchObject({ status: 403, text: expect.stringContaining('for an invite') });
  });
});

describe('the link of an invite', () => {
  it('asks to sign in first, and then leads into the org by a click', async () => {
    const server = await start();
    const { browser, email } = await server.signIn();
    const { link } = await server.inviteTo(email);

    const stranger = await new SignInBrowser(server).open(link);
    const page = await browser.open(link);
    const notYet = await browser.open('/keys');
    await browser.click(link);
    const keys = await browser.open('/keys');

    expect(stranger.headers.get('location')).toBe(`/sign-in?${new URLSearchParams({ returnTo: link })}`);
    expect(page.text).toContain('<span>Join ');
    expect(notYet.headers.get('location')).toBe('/first-project');
    expect(keys.headers.get('location')).toBe(`/keys/${server.project.name}`);
  });

  // @holds B10
  it('lets nobody else in, and says for whom it is', async () => {
    const { signIn, inviteTo } = await start();
    const { browser } = await signIn();
    const { link } = await inviteTo(`ada-${v7()}@acme.example`);

    const page = await browser.open(link);
    const clicked = await browser.click(link);

    expect(page.text).toContain('The invite is for');
    expect(page.text).not.toContain('<span>Join ');
    expect(clicked.status).toBe(404);
    expect((await browser.open('/keys')).headers.get('location')).toBe('/first-project');
  });

  // @holds B10
  it('lets in nobody whose address is not verified', async () => {
    const { signIn, inviteTo } = await start();
    const { browser, email } = await signIn({ isEmailVerified: false });
    const { link } = await inviteTo(email);

    const clicked = await browser.click(link);

    expect(clicked.status).toBe(403);
    expect((await browser.open('/keys')).headers.get('location')).toBe('/first-project');
  });

  it('works no more when it was used or revoked, and an invented one never', async () => {
    const { signIn, inviteTo, request } = await start();
    const used = await signIn();
    const revoked = await signIn();
    const first = await inviteTo(used.email);
    const second = await inviteTo(revoked.email);
    await used.browser.click(first.link);
    await request('DELETE', `${second.path}/${second.id}`, undefined, second.owner.headers);

    const pages = [
      await used.browser.open(first.link),
      await revoked.browser.open(second.link),
      await revoked.browser.click(second.link),
      await revoked.browser.open(invented),
    ];

    expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('is followed by no form of another site', async () => {
    const { signIn, inviteTo } = await start();
    const { browser, email } = await signIn();
    const { link } = await inviteTo(email);

    expect((await browser.click(link, {}, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await browser.open('/keys')).headers.get('location')).toBe('/first-project');
  });
});
