import { describe, expect, it } from 'vitest';
import { startWithBuilder } from '../../../test/signed-in-browser.ts';

async function start() {
  const server = await startWithBuilder();
  const ask = (method: string, path: string, headers: Record<string, string | null>, body?: unknown) =>
    server.request(method, path, body, {
      'x-api-key': null,
      cookie: `dowel-session=${server.token}`,
      ...headers,
    });
  return { ...server, ask };
}

describe('calling from a page of our own origin', async () => {
  const { ask, email, given, request, project, apiKey, makeFrontendKey, dependencies, token } = await start();

  it('takes the cookie of the browser for a session', async () => {
    const answer = await ask('GET', '/v1/my-info', { 'sec-fetch-site': 'same-origin' });

    expect(answer).toMatchObject({ status: 200, body: { builder: { primaryEmail: email } } });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the site', { 'sec-fetch-site': 'same-site' }],
    ['an address bar', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another origin that claims to be this site', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['a program that says nothing', {}],
  ])('takes no cookie of %s', async (_from, headers) => {
    const reading = await ask('GET', '/v1/my-info', headers);
    const changing = await ask('POST', '/v1/orgs', headers, { label: 'Made by another page' });

    expect(reading).toMatchObject({ status: 401, body: { code: 'credentials_missing' } });
    expect(changing).toMatchObject({ status: 401, body: { code: 'credentials_missing' } });
  });

  it('lets the page change things, with the origin that browsers send', async () => {
    const answer = await ask(
      'POST',
      '/v1/orgs',
      { origin: dependencies.env.publicOrigin, 'sec-fetch-site': 'same-origin' },
      { label: 'Quillboard' },
    );

    expect(answer.status).toBe(201);
  });

  it('takes no cookie of another person than the one whom the page shows', async () => {
    const { builder } = (await ask('GET', '/v1/my-info', { 'sec-fetch-site': 'same-origin' })).body;
    const make = (shown: string) =>
      ask(
        'POST',
        '/v1/orgs',
        { 'sec-fetch-site': 'same-origin', 'dowel-builder': shown },
        { label: 'Half typed' },
      );

    expect(await make(project.id)).toMatchObject({ status: 401, body: { code: 'session_invalid' } });
    expect((await make(builder.id)).body.code).not.toBe('session_invalid');
  });

  // @holds B8
  it('shows the page no key but the one that it makes', async () => {
    const builder = await given.builder({ orgId: project.orgId });
    const own = { 'sec-fetch-site': 'same-origin', cookie: `dowel-session=${builder.token}` };
    const path = `/v1/projects/${project.id}/api-keys`;

    const frontendKey = await makeFrontendKey();
    const made = await ask('POST', path, own, { label: 'Mine' });
    const keys = [apiKey, frontendKey, made.body.key];
    const list = await ask('GET', path, own);
    const changed = await ask('PATCH', `${path}/${made.body.id}`, own, {
      updateMask: ['active'],
      apiKey: { active: false },
    });
    const bearer = { 'x-api-key': null, authorization: `Bearer ${builder.token}` };
    const inProgram = await request('GET', path, undefined, bearer);

    expect(keysIn(list.body)).toEqual(keys.map((key) => `${/^dowel_[a-z]+_/.exec(key)}…${key.slice(-4)}`));
    expect(changed).toMatchObject({ status: 200, body: { active: false, label: 'Mine' } });
    for (const key of keys) expect(JSON.stringify([list.body, changed.body])).not.toContain(key);
    expect(keysIn(inProgram.body)).toEqual(keys);
  });

  it('says that a session has ended, so that the page can ask for a sign-in', async () => {
    const own = { 'sec-fetch-site': 'same-origin' };
    await ask('DELETE', '/v1/my-sessions/current', own);

    const answer = await ask('GET', '/v1/my-info', own);

    expect(token).not.toBe('');
    expect(answer).toMatchObject({ status: 401, body: { code: 'session_invalid' } });
  });
});

function keysIn(body: { key: string }[]): string[] {
  return body.map(({ key }) => key);
}
