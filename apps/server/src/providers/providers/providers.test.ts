import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { readEnv } from '../../platform/env/env.ts';
import { createLog } from '../../platform/log.ts';
import { loadCatalogue } from './load-catalogue.ts';

const anybody = { 'x-api-key': null };

describe('looking at the catalogue', () => {
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
});
