import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

describe('looking up a project', () => {
  it('adds the plan when asked for it, with how long logs are kept', async () => {
    const env = { DOWEL_OPERATION_RETENTION_DAYS: '30.5' };
    const { request, project } = await startTestServer({ env });

    const { body } = await request('GET', `/v1/projects/${project.id}?includeEntitlements=true`);

    expect(body.entitlements).toEqual({
      brandingRemoval: { value: true },
      logRetentionDays: { value: 31 },
    });
  });
});

describe('changing a project', async () => {
  const { request, app, project } = await startTestServer();
  const path = `/v1/projects/${project.id}`;

  it('stores a logo, which anybody may see at its address until there is another', async () => {
    const set = async (logo: string | null) =>
      (await request('PATCH', path, { updateMask: ['logo'], project: { logo } })).body.logoUrl;
    const png = 'data:image/png;base64,iVBORw0KGgo=';
    const jpeg = 'data:image/jpeg;base64,/9j/4AA=';

    const first = await set(png);
    const shown = await app.request(first);
    const second = await set(jpeg);
    const removed = await set(null);

    expect(new URL(first).pathname).toMatch(/^\/logos\//);
    expect(shown.status).toBe(200);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(Buffer.from(await shown.arrayBuffer()).toString('hex')).toBe('89504e470d0a1a0a');
    expect(second).not.toBe(first);
    expect(removed).toBeUndefined();
    expect(await Promise.all([first, second].map(async (at) => (await app.request(at)).status))).toEqual([
      404, 404,
    ]);
  });

  it.each([
    ['an SVG, which may have a script', `data:image/svg+xml;base64,${btoa('<svg onload="x"/>')}`],
    ['a page that says that it is a PNG', `data:image/png;base64,${btoa('<script>x</script>')}`],
    ['an address elsewhere', 'https://elsewhere.example/logo.png'],
    ['more than 24 KB', `data:image/jpeg;base64,/9j/4AA${'A'.repeat(40_001)}`],
  ])('refuses %s for a logo, and keeps the old one', async (_, logo) => {
    const old = { updateMask: ['logo'], project: { logo: 'data:image/png;base64,iVBORw0KGgo=' } };
    const { body: before } = await request('PATCH', path, old);

    const answer = await request('PATCH', path, { updateMask: ['logo'], project: { logo } });

    expect(answer).toMatchObject({ status: 400, body: { issues: [{ name: 'project.logo' }] } });
    expect((await request('GET', path)).body.logoUrl).toBe(before.logoUrl);
  });
});
