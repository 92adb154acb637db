import { describe, expect, it } from 'vitest';
import { OAK_KEY, proxiedServerOfFile } from '../../../test/proxied-server.ts';

const server = proxiedServerOfFile();

describe('what goes to the provider', () => {
  // @holds P11
  it('is the headers of the caller, without those of our caller, of us and of the connection', async () => {
    server.oak.answers((_, response) => response.end());

    await server.call('/x', {
      headers: {
        accept: 'application/json',
        'accept-encoding': 'br',
        'user-agent': 'acme/1',
        'idempotency-key': 'k1',
        'x-custom': ['one', 'two'],
        'x-utf8': Buffer.from('Zürich').toString('latin1'),
        authorization: 'Bearer dowel_session_x',
        cookie: 'session=1',
        connection: 'keep-alive, X-Hop',
        'x-hop': 'between us only',
        'keep-alive': 'timeout=5',
        te: 'trailers',
        upgrade: 'h2c',
        'proxy-authorization': 'Basic x',
        forwarded: 'for=10.1.1.1',
        via: '1.1 front',
        'x-forwarded-for': '10.1.1.1',
        'x-forwarded-host': 'dowel.internal',
        'x-real-ip': '10.1.1.1',
        'cf-connecting-ip': '10.1.1.1',
        traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
        'x-amp-other': 'x',
        'x-amp-client-version': '1',
        'x-amp-client-build-date': 'x',
        'x-amp-debug-mode': 'true',
        'x-amp-request-type': 'search',
        'x-dowel-client': 'client/1',
        'x-dowel-other': 'x',
        // It has the name of the header in which the connection sends its credential.
        'x-oak-key': 'of somebody else',
      },
    });

    const { host, connection: _, ...headers } = server.oak.seen[0]?.headers ?? {};
    expect(headers).toEqual({
      accept: 'application/json',
      'accept-encoding': 'br',
      'user-agent': 'acme/1',
      'idempotency-key': 'k1',
      'x-custom': 'one, two',
      'x-utf8': Buffer.from('Zürich').toString('latin1'),
      'x-oak-key': OAK_KEY,
      traceparent: expect.stringContaining('4bf92f3577b34da6a3ce929d0e0e4736'),
    });
    expect(`http://${host}`).toBe(server.oak.origin);
  });

  it.each(['X-Original-URL', 'X-Rewrite-URL', 'X-HTTP-Method-Override', 'X-Method-Override'])(
    'is nothing when %s would make another call of it',
    async (name) => {
      const seen = server.oak.seen.length;

      const refused = await server.call('/x', { headers: { [name]: '/admin' } });

      expect(refused.status).toBe(400);
      expect(refused.headers['x-dowel-answered-by']).toBe('dowel');
      expect(refused.json).toMatchObject({
        detail: expect.stringContaining(`(${name.toLowerCase()}) would replace the path or the method`),
      });
      expect(server.oak.seen).toHaveLength(seen);
    },
  );
});

describe('what comes back', () => {
  // @holds P12
  it('is the headers of the provider, without those that would act at our address', async () => {
    server.oak.answers((_, response) => {
      response.writeHead(200, {
        'content-type': 'text/html; charset=x',
        etag: '"7"',
        link: ['<a>; rel=next', '<b>; rel=last'],
        'retry-after': '9',
        'ratelimit-remaining': '3',
        'x-request-id': 'of-oak',
        'www-authenticate': 'Bearer realm="oak"',
        connection: 'X-Hop',
        'x-hop': '1',
        'set-cookie': ['dowel_session=evil; Path=/', 'b=c'],
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
        'content-security-policy': 'default-src *',
        'strict-transport-security': 'max-age=1; includeSubDomains',
        'clear-site-data': '"*"',
        'cache-control': 'public, max-age=9999',
        'surrogate-control': 'max-age=9999',
        'alt-svc': 'h3="evil.test:443"',
        'service-worker-allowed': '/',
        'cross-origin-opener-policy': 'same-origin',
        refresh: '0; url=https://evil.test',
        'x-accel-redirect': '/internal/secrets',
        'x-sendfile': '/etc/passwd',
        'x-frame-options': 'ALLOWALL',
        'x-amp-retry-after': 'never',
        'x-dowel-answered-by': 'dowel',
        'proxy-authenticate': 'Basic',
      });
      response.end('<script>alert(1)</script>');
    });

    const {
      date: _,
      connection,
      'keep-alive': __,
      'transfer-encoding': ___,
      ...headers
    } = (await server.call('/x')).headers;

    expect(headers).toEqual({
      'content-type': 'text/html; charset=x',
      etag: '"7"',
      link: '<a>; rel=next, <b>; rel=last',
      'retry-after': '9',
      'ratelimit-remaining': '3',
      'x-request-id': 'of-oak',
      'www-authenticate': 'Bearer realm="oak"',
      'x-dowel-answered-by': 'provider',
      'cache-control': 'no-store',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(connection).not.toContain('X-Hop');
  });

  // @holds P12
  it('carries the same protection when we refuse', async () => {
    const { headers } = await server.call('/x', {
      headers: { 'x-api-key': 'wrong', origin: 'https://a.test' },
    });

    expect(headers).toMatchObject({
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('gives no page leave to call: a preflight is a call without a key', async () => {
    const { status, headers } = await server.call('/x', {
      method: 'OPTIONS',
      headers: { 'x-api-key': null, origin: 'https://a.test', 'access-control-request-method': 'GET' },
    });

    expect(status).toBe(401);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});
