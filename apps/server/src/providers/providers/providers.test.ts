import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { loadCatalogue } from './load-catalogue.ts';

const anybody = { 'x-api-key': null };

describe('looking at the catalogue', () => {
  // @holds S10, S149, S150, S217
  it('shows one provider to anybody, as its entry is', async () => {
    const { request, dependencies } = await startTestServer();

    const { status, body } = await request('GET', '/v1/providers/sandbox', undefined, anybody);

    expect(status).toBe(200);
    expect(body).toEqual(dependencies.catalogue.find('sandbox'));
    expect(body).toMatchObject({ name: 'sandbox', defaultModule: '', providerOpts: {} });
  });

  it('has an icon for whom it may, which browsers keep and every page may show', async () => {
    const env = readEnv({});
    const catalogue = loadCatalogue(env, createLog('silent'));
    const { app } = await startTestServer();
    const address = catalogue.get('github').media?.regular?.iconURL ?? '';

    const icon = await app.request(new URL(address).pathname);
    const other = await app.request('/icons/github-00000000.svg');

    expect(address.startsWith(`${env.publicUrl}/icons/github-`)).toBe(true);
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    expect(icon.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(icon.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(icon.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await icon.text()).toMatch(/^<svg xmlns=/);
    expect(other.status).toBe(404);
    expect(catalogue.get('hubspot').media).toBeUndefined();
  });

  it('lists all by name', async () => {
    const { request, dependencies } = await startTestServer();

    const { body } = await request('GET', '/v1/providers', undefined, anybody);

    expect(Object.keys(body)).toEqual(Object.keys(dependencies.catalogue.all()));
    expect(body).toHaveProperty('sandboxSteps.customOpts.multiStep', true);
  });

  it('sends nothing again to who has it', async () => {
    const { request } = await startTestServer();
    const first = await request('GET', '/v1/providers', undefined, anybody);

    const second = await request('GET', '/v1/providers', undefined, {
      ...anybody,
      'If-None-Match': first.headers.get('etag'),
    });

    expect(first.headers.get('cache-control')).toMatch(/^public/);
    expect(second).toMatchObject({ status: 304, body: '' });
  });

  // @holds S149
  it.each(['unknown', 'Sandbox', '__proto__', 'constructor'])('has no provider called "%s"', async (name) => {
    const { request } = await startTestServer();

    const answer = await request('GET', `/v1/providers/${name}`, undefined, anybody);

    expect(answer).toMatchObject({ status: 404, body: { code: 'provider_not_found' } });
  });
});
