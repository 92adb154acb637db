import { describe, expect, it } from 'vitest';
import { SignInBrowser } from '../../../test/sign-in-browser.ts';
import { startTestServer, type TestServerOptions } from '../../../test/start-test-server.ts';

/** A server, and a browser in which an owner of its project's org is signed in. */
async function start(options: TestServerOptions = {}) {
  const server = await startTestServer(options);
  const { project, given } = server;
  const signIn = async (builder: Parameters<typeof given.builder>[0]) => {
    const { token } = await given.builder(builder);
    const browser = new SignInBrowser(server);
    browser.keep(`dowel-session=${token}; Path=/`);
    return browser;
  };
  const browser = await signIn({ orgId: project.orgId });
  const path = `/keys/${project.name}`;
  const make = async (fields: Record<string, string> = {}) => {
    const { headers } = await browser.click(path, { action: 'make', label: 'Mine', ...fields });
    const location = headers.get('location') ?? '';
    const { text } = await browser.open(location);
    return { id: location.split('show=')[1] ?? '', key: keyIn(text), text };
  };
  const statusWith = async (key: string) =>
    (await server.request('GET', `/v1/projects/${project.id}`, undefined, { 'x-api-key': key })).status;
  return { ...server, signIn, browser, path, make, statusWith };
}

/** The key that a page shows in full. */
function keyIn(text: string): string {
  return /<input type="text" id="key" readonly[^>]* value="([^"]*)"/.exec(text)?.[1] ?? '';
}

describe('the page of API keys', () => {
  it.each(['viewer', 'support', 'deployer'] as const)('is closed to a %s of the org', async (role) => {
    const { signIn, project, path } = await start();
    const browser = await signIn({ orgId: project.orgId, role });

    const opened = await browser.open(path);
    const made = await browser.click(path, { action: 'make', label: 'Mine' });

    expect([opened.status, made.status]).toEqual([403, 403]);
    expect(opened.text).toContain(`with the role &quot;${role}&quot;`);
  });

  // @holds S219
  it('makes a key that works, and shows it once it is made', async () => {
    const { make, statusWith } = await start();

    const { key, text } = await make({ label: 'Mail service', purpose: 'backend' });

    expect(key).toMatch(/^dowel_full_[\w-]{43}$/);
    expect(text).toContain('Mail service');
    expect(await statusWith(key)).toBe(200);
  });

  // @holds S220
  it('makes a key for the UI library, which may not list keys', async () => {
    const { make, request, project } = await start();

    const { key } = await make({ purpose: 'pages' });
    const answer = await request('GET', `/v1/projects/${project.id}/api-keys`, undefined, {
      'x-api-key': key,
    });

    expect(key).toMatch(/^dowel_front_/);
    expect(answer).toMatchObject({ status: 403, body: { code: 'api_key_scope' } });
  });

  it('says who made a key, and when they have left', async () => {
    const { browser, path, given, project, request } = await start();
    const owner = await given.builder({ orgId: project.orgId });
    const member = await given.builder({ orgId: project.orgId, role: 'member', email: 'eve@acme.example' });
    await request('POST', `/v1/projects/${project.id}/api-keys`, { label: 'Laptop' }, member.headers);

    const before = await browser.open(path);
    const at = `/v1/orgs/${project.orgId}/memberships/${member.id}`;
    await request('DELETE', at, undefined, owner.headers);
    const after = await browser.open(path);

    expect(before.text).toContain('eve@acme.example');
    expect(before.text).not.toContain('Maker has left');
    expect(after.text).toContain('Maker has left');
  });

  it('offers no key for pages in a project that takes consumer tokens only', async () => {
    const { browser, path, request, project } = await start();
    const body = { updateMask: ['refusesFrontendKeys'], project: { refusesFrontendKeys: true } };
    await request('PATCH', `/v1/projects/${project.id}`, body);

    const page = await browser.open(path);
    const refused = await browser.click(path, { action: 'make', label: 'Mine', purpose: 'pages' });

    expect(page.text).not.toContain('value="pages"');
    expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('refusesFrontendKeys') });
  });

  // @holds B8
  it('lists keys without showing them', async () => {
    const { browser, path, apiKey, frontendKey } = await start();

    const { text } = await browser.open(path);

    expect(text).toContain(`dowel_full_…${apiKey.slice(-4)}`);
    expect(text).toContain(`dowel_front_…${frontendKey.slice(-4)}`);
    expect(text).not.toContain(apiKey);
    expect(text).not.toContain(frontendKey);
  });

  it('switches a key off and on again', async () => {
    const { browser, path, make, statusWith } = await start();
    const { id, key } = await make();

    const off = await browser.click(path, { action: 'off', id });
    const whileOff = await statusWith(key);
    const page = await browser.open(off.headers.get('location') ?? '');
    await browser.click(path, { action: 'on', id });

    expect(whileOff).toBe(401);
    expect(page.text).toContain('is switched off. Requests with it are refused');
    expect(page.text).toContain('Switched off');
    expect(await statusWith(key)).toBe(200);
  });

  it('deletes a key for good', async () => {
    const { browser, path, make, statusWith } = await start();
    const { id, key } = await make();

    const deleted = await browser.click(path, { action: 'delete', id });
    const again = await browser.click(path, { action: 'delete', id });

    expect(deleted.headers.get('location')).toBe(`${path}?done=deleted`);
    expect(again).toMatchObject({ status: 404, text: expect.stringContaining('This does not exist') });
    expect(await statusWith(key)).toBe(401);
  });

  it.each(['', '   ', 'x'.repeat(256), 'a\0b'])(
    'makes no key with the label %j, and keeps it in the form',
    async (label) => {
      const { browser, path, request, project } = await start();
      const before = await request('GET', `/v1/projects/${project.id}/api-keys`);

      const page = await browser.click(path, { action: 'make', label });
      const after = await request('GET', `/v1/projects/${project.id}/api-keys`);

      expect(page.status).toBe(422);
      expect(page.text).toContain('aria-invalid="true"');
      expect(after.body).toEqual(before.body);
    },
  );

  it('shows a label as text, whatever it says', async () => {
    const { make } = await start();

    const { text } = await make({ label: '"><script>alert(1)</script>' });

    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(1)');
  });

  it('continues on a second page after a hundred keys', async () => {
    const { browser, path, given } = await start();
    for (let count = 0; count < 101; count += 1) await given.apiKey();

    const first = await browser.open(path);
    const next = /href="([^"]+)">More keys/.exec(first.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await browser.open(next);

    expect(first.text.match(/<li/g)).toHaveLength(100);
    expect(second.text.match(/<li/g)).toHaveLength(3);
    expect(second.text).not.toContain('More keys');
  });

  it.each(['', 'on%00', 'rename'])('does nothing for the action %j', async (action) => {
    const { browser, path } = await start();

    expect((await browser.click(path, { action: decodeURIComponent(action) })).status).toBe(400);
  });

  it('loads nothing, and lets no other page show it', async () => {
    const { browser, path } = await start();

    const { headers, text } = await browser.open(path);

    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'nonce-[^']+'; style-src 'nonce-[^']+'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).not.toMatch(/(?:src|href|action)="(?:https?:)?\/\//);
  });
});

describe('who sees the keys', () => {
  it('sends everybody else to the sign-in page, and back', async () => {
    const server = await start();

    const page = await new SignInBrowser(server).open(`${server.path}?show=1`);

    expect(page.status).toBe(303);
    expect(page.headers.get('location')).toBe(
      `/sign-in?${new URLSearchParams({ returnTo: `${server.path}?show=1` })}`,
    );
  });

  // @holds B8
  it('hides a project of another org as one that does not exist', async () => {
    const { signIn, path, given, statusWith, make } = await start();
    const { id, key } = await make();
    const other = await signIn({ orgId: (await given.project()).orgId });

    const answers = [
      await other.open(path),
      await other.open(`${path}?show=${id}`),
      await other.click(path, { action: 'make', label: 'x' }),
      await other.click(path, { action: 'delete', id }),
      await other.open('/keys/no-such-project'),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    for (const { text } of answers) expect(text).not.toContain(key);
    expect(await statusWith(key)).toBe(200);
  });

  it('reaches no key of another project through a project of one’s own', async () => {
    const { signIn, make, given, statusWith } = await start();
    const { id, key } = await make();
    const mine = await given.project();
    const other = await signIn({ orgId: mine.orgId });

    const shown = await other.open(`/keys/${mine.name}?show=${id}`);
    const off = await other.click(`/keys/${mine.name}`, { action: 'off', id });

    expect(shown.text).not.toContain(key);
    expect(off.status).toBe(404);
    expect(await statusWith(key)).toBe(200);
  });

  it('ends with the membership, while the session goes on', async () => {
    const { signIn, path } = await start();
    const nobody = await signIn({});

    const [keys, projects] = [await nobody.open(path), await nobody.open('/keys')];

    expect(keys.status).toBe(404);
    expect(projects.headers.get('location')).toBe('/first-project');
  });

  it('leads to the only project, and asks which when there are more', async () => {
    const { browser, path, given, project } = await start();

    const one = await browser.open('/keys');
    const second = await given.project({ orgId: project.orgId });
    const more = await browser.open('/keys');

    expect(one.headers.get('location')).toBe(path);
    expect(more.text).toContain(`href="${path}"`);
    expect(more.text).toContain(`href="/keys/${second.name}"`);
  });

  // @holds B6
  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another port', { origin: 'http://localhost:4330', 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
  ])('changes nothing for a form of %s, although the browser sends its cookie', async (_, headers) => {
    const { browser, path, make, statusWith } = await start();
    const { id, key } = await make();

    const page = await browser.click(path, { action: 'delete', id }, headers);

    expect(page.status).toBe(403);
    expect(await statusWith(key)).toBe(200);
  });
});

describe('pages behind a proxy that serves them under a path', () => {
  const env = { DOWEL_PUBLIC_ORIGIN: 'http://localhost:4310/dowel' };

  it.each(['', '/dowel'])('work when the request comes with the path "%s"', async (prefix) => {
    const { browser, project } = await start({ env });

    const keys = await browser.open(`${prefix}/keys`);
    const page = await browser.open(`${prefix}/keys/${project.name}`);
    const out = await browser.click(`${prefix}/sign-out`);
    const signedOut = await browser.open(`${prefix}/keys/${project.name}`);

    expect(keys.headers.get('location')).toBe(`/dowel/keys/${project.name}`);
    expect(page.text).toContain(`action="/dowel/keys/${project.name}"`);
    expect(out.headers.get('location')).toBe('/dowel/sign-in');
    expect(signedOut.headers.get('location')).toBe(
      `/dowel/sign-in?${new URLSearchParams({ returnTo: `/dowel/keys/${project.name}` })}`,
    );
  });
});

describe('the page of the people of an org', () => {
  it('removes somebody, and switches off the keys that they made if asked', async () => {
    const { browser, given, project, request, statusWith } = await start();
    const person = async (name: string) => {
      const member = await given.builder({
        orgId: project.orgId,
        role: 'member',
        email: `${name}@a.example`,
      });
      const at = `/v1/projects/${project.id}/api-keys`;
      const { body } = await request('POST', at, { label: `Laptop of ${name}` }, member.headers);
      return { ...member, key: body.key };
    };
    const [eve, bob] = [await person('eve'), await person('bob')];

    const page = await browser.open('/people');
    const removed = await browser.click('/people', { builder: eve.id, switchOffKeys: 'yes' });
    await browser.click('/people', { builder: bob.id });
    const after = await browser.open(removed.headers.get('location') ?? '');

    expect(page.text).toContain('Laptop of eve');
    expect(page.text).toContain('name="switchOffKeys"');
    expect(after.text).toContain('role="status"');
    expect(after.text).not.toContain('eve@a.example');
    expect([await statusWith(eve.key), await statusWith(bob.key)]).toEqual([401, 200]);
  });

  it('lets a member leave, and shows them no way to remove others', async () => {
    const { signIn, given, project } = await start();
    const member = await given.builder({ orgId: project.orgId, role: 'member' });
    const browser = await signIn({ orgId: project.orgId, role: 'member' });

    const page = await browser.open('/people');
    const refused = await browser.click('/people', { builder: member.id });
    const [, self = ''] = /name="builder" value="([^"]+)"/.exec(page.text) ?? [];
    await browser.click('/people', { builder: self });

    expect(page.text.match(/name="builder"/g)).toHaveLength(1);
    expect(refused.status).toBe(403);
    expect((await browser.open('/people')).headers.get('location')).toBe('/keys');
  });

  it('is done by no form of another site', async () => {
    const { browser, given, project } = await start();
    const member = await given.builder({ orgId: project.orgId, role: 'member' });

    const page = await browser.click('/people', { builder: member.id }, { origin: 'https://evil.example' });

    expect(page.status).toBe(403);
    expect((await browser.open('/people')).text).toContain(member.id);
  });
});
