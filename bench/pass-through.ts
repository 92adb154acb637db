// The baseline of the proxy: a plain Hono application that passes requests on with `fetch`. It checks nothing and adds
// no credentials.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

const [port, provider] = process.argv.slice(2);
const app = new Hono();

app.get('/health/ready', (c) => c.json({ status: 'ready' }));
app.all('*', ({ req }) => {
  const { method, headers, body, url } = req.raw;
  const { pathname, search } = new URL(url);
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const passed = new Headers(headers);
  passed.delete('host');
  passed.delete('connection');
  return fetch(`${provider}${pathname}${search}`, {
    method,
    headers: passed,
    redirect: 'manual',
    ...(hasBody && { body, duplex: 'half' }),
  });
});
const server = serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
process.once('SIGTERM', () => server.close());
