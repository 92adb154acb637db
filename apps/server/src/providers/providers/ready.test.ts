import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

describe('asking for the catalogue', () => {
  it.each([
    ['gzip, deflate, br', 'gzip'],
    ['br, gzip;q=0.5', 'gzip'],
    ['gzip;q=0, identity', null],
    ['br', null],
    ['', null],
  ])('with Accept-Encoding "%s" gets the encoding %s', async (accepted, encoding) => {
    const { app, dependencies } = await startTestServer();

    const answer = await app.request('/v1/providers', { headers: { 'accept-encoding': accepted } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const text = (encoding === null ? bytes : gunzipSync(bytes)).toString();

    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    expect(JSON.parse(text)).toEqual(dependencies.catalogue.all());
  });

  it('has one ETag, whatever the encoding, and is answered 304 with it in either', async () => {
    const { app } = await startTestServer();
    const get = (headers: Record<string, string>) => app.request('/v1/providers', { headers });
    const plain = await get({});
    const compressed = await get({ 'accept-encoding': 'gzip' });
    const tag = plain.headers.get('etag') ?? '';

    const again = await get({ 'if-none-match': tag, 'accept-encoding': 'gzip' });

    expect(compressed.headers.get('etag')).toBe(tag);
    expect(again.status).toBe(304);
    expect(again.headers.get('content-encoding')).toBeNull();
    expect((await get({ 'if-none-match': '"something else"' })).status).toBe(200);
  });

  it('tells entries apart by their ETag', async () => {
    const { app } = await startTestServer();
    const tagOf = async (name: string) => (await app.request(`/v1/providers/${name}`)).headers.get('etag');

    expect(await tagOf('sandbox')).not.toBe(await tagOf('sandboxApiKey'));
  });
});
