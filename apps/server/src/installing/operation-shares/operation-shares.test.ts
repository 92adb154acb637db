import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { record } from '../operation-log/service.ts';
import { create } from './service.ts';

/** A shared run in whose log, result and request a provider has written about Ada. */
async function startShared() {
  const server = await startTestServer();
  const time = server.now();
  const installationId = v7();
  await record(server.context(), [
    {
      ...{ integrationId: v7(), installationId, configId: v7(), startTime: time, endTime: time },
      ...{ actionType: 'write', status: 'failure', result: 'Ada Okafor was refused' },
      metadata: { objects: ['contacts'], successfulRecordIds: ['ada-4711'] },
      logs: [
        {
          ...{ time, severity: 'ERROR', msg: 'The write has failed.', error: 'ada@acme.example is taken' },
          details: { request: 'POST /v3/contacts/ada-4711', providerStatus: '409', groupRef: 'acme-ada' },
        },
      ],
    },
  ]);
  const base = `/v1/projects/${server.project.id}/operations`;
  const { body: operations } = await server.request('GET', base);
  const path = `${base}/${operations[0].id}`;
  const { body: share } = await server.request('POST', `${path}:share`, {});
  const open = (url: string) => server.app.request(new URL(url).pathname);
  return { ...server, path, share, open };
}

describe('the page of a shared operation', () => {
  it('shows what happened to somebody who is not signed in, and nothing that was written about a person', async () => {
    const { open, share } = await startShared();

    const page = await open(share.url);
    const text = await page.text();

    expect(page.status).toBe(200);
    expect(text).toContain('write contacts');
    expect(text).toContain('POST /v3/contacts/…');
    expect(text).toContain('409');
    // Random ids may hold the letters, but not as a word.
    expect(text).not.toMatch(/\bada\b|okafor|\b4711\b|acme/i);
  });

  it('runs nothing, is in no list of a search engine, and tells no other page where it is', async () => {
    const { open, share } = await startShared();

    const { headers } = await open(share.url);

    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'nonce-/);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('shows nothing after its end, when it is withdrawn, and with another secret', async () => {
    const { open, share, path, request, advanceClock } = await startShared();
    const { body: other } = await request('POST', `${path}:share`, { expiresInSeconds: 3600 });

    const guessed = await open(`${share.url}x`);
    await request('DELETE', `${path}/shares/${share.id}`);
    const withdrawn = await open(share.url);
    const before = await open(other.url);
    advanceClock(3_600_000);
    const after = await open(other.url);

    expect([guessed, withdrawn, before, after].map(({ status }) => status)).toEqual([404, 404, 200, 404]);
    expect(await withdrawn.text()).toContain('Nothing is shared here');
    expect((await request('GET', `${path}/shares`)).body).toEqual([]);
  });

  it('can be withdrawn, however many there are', async () => {
    const { context, path, request } = await startShared();
    const operationId = path.split('/').at(-1) ?? '';
    for (let count = 0; count < 100; count += 1) await create(context(), operationId, {});
    const { body: last } = await request('POST', `${path}:share`, {});

    const { body: listed } = await request('GET', `${path}/shares`);

    expect(listed).toHaveLength(102);
    expect(listed.at(-1)).toMatchObject({ id: last.id });
  });

  it('is in the audit log, without its secret', async () => {
    const { request, share, path, project } = await startShared();
    await request('DELETE', `${path}/shares/${share.id}`);

    const { body } = await request('GET', `/v1/projects/${project.id}/audit-log`);

    expect(body.slice(0, 2)).toMatchObject([
      { action: 'operation_share.revoked', targetId: share.id },
      { action: 'operation_share.created', after: { expireTime: share.expireTime } },
    ]);
    expect(JSON.stringify(body)).not.toContain(share.url.split('/').at(-1));
  });
});
