import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { toSurfaceHosts } from '../../platform/env/surface-hosts.ts';
import { atSurfaceHosts } from './at-surface-hosts.ts';
import type { HttpVariables } from './response-head.ts';

function start() {
  const echo = new Hono<HttpVariables>().all('*', async (c) =>
    c.json({ path: new URL(c.req.url).pathname, body: await c.req.text() }),
  );
  const named = { DOWEL_READ_HOST: 'read.acme.test', DOWEL_WRITE_HOST: 'write.acme.test:8443' };
  const hosts = toSurfaceHosts(named, 'https://acme.test');
  const app = atSurfaceHosts(hosts, echo);
  return async (url: string, init?: RequestInit) => {
    const answer = await app.request(url, init);
    return answer.json();
  };
}

describe('calling a host', () => {
  it.each([
    ['http://read.acme.test/v1/projects/p?x=1', '/read/v1/projects/p'],
    ['http://READ.acme.test/v1/projects/p%2Fq', '/read/v1/projects/p%2Fq'],
    ['https://write.acme.test:8443/v1/projects/p', '/write/v1/projects/p'],
    ['https://write.acme.test/v1/projects/p', '/v1/projects/p'],
    ['http://api.acme.test/v1/projects/p', '/v1/projects/p'],
    ['http://read.acme.test/read/v1/projects/p', '/read/v1/projects/p'],
    ['http://read.acme.test/v10/projects', '/v10/projects'],
    ['http://read.acme.test/health/live', '/health/live'],
    ['http://read.acme.test.evil.test/v1/projects', '/v1/projects'],
  ])('takes %s for %s', async (url, path) => {
    expect(await start()(url)).toEqual({ path, body: '' });
  });

  it('passes the body on', async () => {
    const call = start();

    expect(await call('http://read.acme.test/v1/x', { method: 'POST', body: 'hello' })).toEqual({
      path: '/read/v1/x',
      body: 'hello',
    });
  });
});
