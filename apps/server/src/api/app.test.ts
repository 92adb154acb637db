import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startSignInServer } from '../../test/signing-in.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createApp } from './app.ts';

const publicUrl = 'https://tools.example.com/dowel';
const env = { DOWEL_PUBLIC_ORIGIN: `${publicUrl}/` };

describe('serving under a path of another host', async () => {
  const { request, project } = await startTestServer({ env });

  it('answers under the path, and without it for proxies that cut it off', async () => {
    const kept = await request('GET', `/dowel/v1/projects/${project.id}`);
    const cut = await request('GET', `/v1/projects/${project.id}`);
    const other = await request('GET', `/dowels/v1/projects/${project.id}`);

    expect([kept.status, cut.status, other.status]).toEqual([200, 200, 404]);
    expect((await request('GET', '/dowel/health/ready')).body).toEqual({ status: 'ready' });
  });

  it('hands out upload addresses there, and takes what is sent to them', async () => {
    const { body } = await request('GET', '/v1/generate-upload-url');
    const { pathname, search } = new URL(body.url);
    const sent = await request('PUT', pathname + search, 'PK');

    expect(body.url).toMatch(`${publicUrl}/uploads/`);
    expect(sent.status).toBe(204);
  });

  it('leads a sign-in through start page, provider and callback there', async () => {
    const { begin, browser, list } = await startSignInServer({ env });
    const { body } = await begin();

    const opened = await browser.open(body);
    const callback = await browser.consent(body);
    const ended = await browser.open(callback);

    expect(body).toMatch(`${publicUrl}/callbacks/v1/start/`);
    // A cookie with the `__Host-` prefix must have the path `/`.
    expect(opened.headers.getSetCookie()[0]).toMatch(/^__Host-.*; Path=\/; HttpOnly; Secure/);
    expect(callback.href).toMatch(`${publicUrl}/callbacks/v1/oauth?`);
    expect(ended.result.message.eventType).toBe('AUTHORIZATION_SUCCEEDED');
    expect(await list()).toHaveLength(1);
  });

  it('takes no path of another origin for its own start page', async () => {
    const { begin, browser } = await startSignInServer({ env });
    const { body } = await begin();
    await browser.open(body);

    const passed = await browser.click(body, {}, { origin: 'https://other.example.com' });

    expect(passed.status).toBe(403);
  });
});

describe('logging requests', () => {
  const lineOf = (logged: readonly string[], operation: string) =>
    logged
      .map((line) => JSON.parse(line))
      .find((line) => line.msg === 'request' && line.operation === operation);

  it('tells the project and the key of whoever called', async () => {
    const { request, project, logged } = await startTestServer();

    await request('GET', `/v1/projects/${project.id}`);

    expect(lineOf(logged, 'getProject')).toMatchObject({
      projectId: project.id,
      actor: expect.stringMatching(/^apiKey:[0-9a-f-]{36}$/),
      status: 200,
    });
  });

  it('tells them of a request that is refused, too', async () => {
    const { request, project, makeFrontendKey, given, logged } = await startTestServer();
    await request('GET', `/v1/projects/${project.id}/api-keys`, undefined, {
      'x-api-key': await makeFrontendKey(),
    });
    const token = await given.consumerToken({ groupRef: 'acme', consumerRef: 'ada' });
    await request('DELETE', `/v1/projects/${project.id}/topics/x`, undefined, given.asConsumer(token));

    expect(lineOf(logged, 'listApiKeys')).toMatchObject({ projectId: project.id, status: 403 });
    expect(lineOf(logged, 'deleteTopic')).toMatchObject({ actor: 'consumer:ada', status: 403 });
  });

  it('tells whose sign-in passes the pages that have no credentials', async () => {
    const { signIn, project, logged } = await startSignInServer();

    await signIn();

    for (const operation of ['openStartPage', 'passStartPage', 'oauthCallback']) {
      expect(lineOf(logged, operation)).toMatchObject({ projectId: project.id, actor: 'consumer:ada' });
    }
  });

  it('tells whose upload address was used, and that it was used up', async () => {
    const { request, project, logged } = await startTestServer();
    const { body } = await request('GET', '/v1/generate-upload-url');
    const { pathname, search } = new URL(body.url);

    await request('PUT', pathname + search, 'PK');
    await request('PUT', pathname + search, 'PK');

    const lines = logged.map((line) => JSON.parse(line)).filter(({ operation }) => operation === 'upload');
    const known = { projectId: project.id, actor: expect.stringMatching(/^upload:[0-9a-f-]{36}$/) };
    expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([
      { ...known, status: 204 },
      { ...known, status: 403 },
    ]);
  });

  it('tells neither where nobody is known', async () => {
    const { request, project, logged } = await startTestServer();

    await request('GET', `/v1/projects/${project.id}`, undefined, { 'x-api-key': null });

    expect(lineOf(logged, 'getProject')).not.toHaveProperty('projectId');
  });
});

describe('being ready', () => {
  it('ends once the process is told to stop, while it still lives', async () => {
    const { dependencies, logged } = await startTestServer();
    const stopping = createApp(dependencies, { isStopping: () => true });

    const ready = await stopping.request('/health/ready');
    const live = await stopping.request('/health/live');

    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ code: 'not_ready' });
    expect(live.status).toBe(200);
    // It is what an operator has asked for.
    expect(logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it('is denied in time while the database is silent', async () => {
    const { dependencies } = await startTestServer();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const db = Object.assign(Object.create(dependencies.db), { execute: () => new Promise(() => undefined) });
    const asked = createApp({ ...dependencies, db }).request('/health/ready');

    await vi.advanceTimersByTimeAsync(5_000);

    expect((await asked).status).toBe(503);
  });
});
