import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { addressOf, endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';

type Document = { openapi: string; servers: { url: string }[]; paths: Record<string, object> };

describe('the OpenAPI document of a server', async () => {
  const server = await startTestServer();
  const ask = (path: string, headers: Record<string, string> = {}) => server.app.request(path, { headers });

  it('has every operation, and the address of this server', async () => {
    const response = await ask('/openapi.json');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    const document: Document = await response.json();
    expect(document.openapi).toBe('3.1.0');
    const { publicUrl } = server.dependencies.env;
    expect(document.servers).toEqual([{ url: publicUrl, description: 'This server' }]);
    const operations = Object.values(document.paths).flatMap((path) => Object.keys(path));
    expect(operations).toHaveLength(Object.keys(endpoints).length);
    // Generators of clients know the server of the document, and not that of a path.
    const addresses = Object.values(endpoints).map(({ wire }) => addressOf(wire));
    expect(Object.keys(document.paths).sort()).toEqual([...new Set(addresses)].sort());
  });

  it('is compressed for those who take that', async () => {
    const plain = await (await ask('/openapi.json')).text();
    const packed = await ask('/openapi.json', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    const bytes = Buffer.from(await packed.arrayBuffer());
    expect(bytes.length).toBeLessThan(plain.length / 5);
    expect(gunzipSync(bytes).toString()).toBe(plain);
    const refused = await ask('/openapi.json', { 'accept-encoding': 'gzip;q=0' });
    expect(refused.headers.get('content-encoding')).toBeNull();
  });

  it('is not sent again to a browser that has it', async () => {
    const etag = (await ask('/openapi.json')).headers.get('etag') ?? '';
    for (const given of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await ask('/openapi.json', { 'if-none-match': given });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
    }
    expect((await ask('/openapi.json', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is shown by operation, on pages that load nothing and run nothing', async () => {
    const index = await ask('/docs');
    const text = await index.text();
    const policy = index.headers.get('content-security-policy') ?? '';

    expect(index.status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/https?:|unsafe-/);
    expect(text).not.toContain('<script');
    const linked = [...text.matchAll(/href="docs\/(\w+)"/g)].map(([, operation]) => operation);
    const operations = Object.values(endpoints).map(({ wire }) => wire.operation);
    expect([...new Set(linked)].sort()).toEqual(operations.sort());
  });

  it('shows each operation with its address, and every shape that the page names', async () => {
    for (const { wire } of Object.values(endpoints)) {
      const page = await ask(`/docs/${wire.operation}`);
      const text = await page.text();

      expect([page.status, page.headers.get('cache-control')], wire.operation).toEqual([200, 'no-store']);
      const address = server.dependencies.env.publicUrl + addressOf(wire);
      expect(text).toContain(`<b>${wire.method}</b> <code>${address}</code>`);
      expect(text, wire.operation).not.toMatch(/undefined|\[object/);
      for (const [, name] of text.matchAll(/href="#(\w+)"/g)) expect(text).toContain(`id="${name}"`);
    }
  });

  it('shows what may be sent, what each answer means, and a command to try it', async () => {
    const text = await (await ask('/docs/writeRecords')).text();

    for (const words of ['required', 'deletion_disabled', 'curl -X POST', 'WriteRejection', 'text/plain']) {
      expect(text).toContain(words);
    }
  });

  it.each(['nothing', 'constructor', '..%2fmain.js', '__proto__'])('has no operation "%s"', async (name) => {
    const response = await ask(`/docs/${name}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'endpoint_not_found' });
  });
});

describe('a server that is told not to show its reference', async () => {
  const server = await startTestServer({ env: { DOWEL_DOCS: 'off' } });
  const ask = (headers: Record<string, string> = {}) =>
    server.app.request('/schemas/manifest-1.0.0.json', { headers });

  // Editors need it where nobody may read the reference, too.
  it('shows the JSON Schema of a manifest as the package has it, to any page without a key', async () => {
    const response = await ask({ origin: 'https://editor.example' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/schema+json',
      'access-control-allow-origin': 'https://editor.example',
      'cache-control': 'public, max-age=3600',
    });
    expect(await response.json()).toEqual(
      createRequire(import.meta.url)('@dowel/schema/manifest.schema.json'),
    );
  });

  it('does not send the schema again to an editor that has it', async () => {
    const etag = (await ask()).headers.get('etag') ?? '';
    expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    expect((await server.app.request('/schemas/manifest-2.0.0.json')).status).toBe(404);
  });

  it.each(['/openapi.json', '/docs', '/docs/listReads'])('knows no address %s', async (path) => {
    const response = await server.app.request(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'endpoint_not_found' });
  });
});
