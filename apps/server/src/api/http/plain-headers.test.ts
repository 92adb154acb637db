import { addressOf, endpoints } from '@dowel/schema';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../../../test/start-test-server.ts';
import { rawRoutes } from '../routes.ts';

/** One address for every kind of answer: each endpoint, each raw route, and addresses outside of both. */
const addresses: [what: string, method: string, path: string][] = [
  ...Object.values(endpoints).map(({ wire }): [string, string, string] => [
    wire.operation,
    wire.method,
    filled(addressOf(wire)),
  ]),
  ...rawRoutes.map(({ operation, method, path }): [string, string, string] => [
    operation,
    method,
    filled(path),
  ]),
  ['an address that is not there', 'GET', '/nothing'],
  ['a method that is not there', 'DELETE', '/v1/projects'],
  ['a preflight', 'OPTIONS', '/v1/projects'],
  ['the life sign', 'GET', '/health/live'],
  ['the readiness sign', 'GET', '/health/ready'],
];

function filled(path: string): string {
  return path.replace(/\{\w+\}/g, 'x');
}

const kept = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
};

describe('the plain headers', async () => {
  const server = await startTestServer();

  it.each(addresses)('are on the answer of %s', async (what, method, path) => {
    const { headers } = await server.request(method, path);

    expect(Object.fromEntries(headers)).toMatchObject({
      ...kept,
      // The console has a form, which is only taken from a page of this server.
      ...(what === 'openConsolePage' && { 'referrer-policy': 'same-origin' }),
    });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toMatch(/^no-store|^public/);
    // This header would cut a sign-in popup off from the page that opened it.
    expect(headers.has('cross-origin-opener-policy')).toBe(false);
    expect(headers.has('x-powered-by')).toBe(false);
  });

  it('are on an answer that went wrong, and on one without a body', async () => {
    const server = await startTestServer({ outgoing: () => Promise.reject(new Error('nobody is there')) });
    const { body: topic } = await server.request('POST', `/v1/projects/${server.project.id}/topics`, {
      name: 'all',
    });

    const gone = await server.request('DELETE', `/v1/projects/${server.project.id}/topics/${topic.id}`);
    const refused = await server.request('GET', '/v1/projects', undefined, { 'x-api-key': 'wrong' });

    expect(gone.status).toBe(204);
    expect(Object.fromEntries(gone.headers)).toMatchObject({ ...kept, 'cache-control': 'no-store' });
    expect(refused.status).toBe(401);
    expect(Object.fromEntries(refused.headers)).toMatchObject({ ...kept, 'cache-control': 'no-store' });
  });

  // @holds A7
  it('leave what a page of ours says of itself', async () => {
    const { headers } = await server.request('GET', '/callbacks/v1/oauth?state=x&code=y');

    expect(headers.get('content-security-policy')).toMatch(/script-src 'nonce-/);
  });

  it.each([
    ['asks browsers to stay on https', 'https://dowel.builder.example', 'max-age=31536000'],
    ['ask nothing of the kind of a server on http', 'http://localhost:4310', null],
  ])('%s', async (_, origin, expected) => {
    const { request } = await startTestServer({ env: { DOWEL_PUBLIC_ORIGIN: origin } });

    const { headers } = await request('GET', '/v1/projects');

    expect(headers.get('strict-transport-security')).toBe(expected);
  });
});
