import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { app as backend } from './app.ts';
import { findWebhook } from './find-webhook.ts';

const port = Number(process.env.DOWEL_PLAYGROUND_PORT ?? 4330);
const dowelOrigin = new URL(process.env.DOWEL_URL ?? 'http://localhost:4310').origin;
const dist = fileURLToPath(new URL('../../dist', import.meta.url));

const app = new Hono();
// As strict as a careful product. The library loads nothing from other origins but the service, and writes no inline code.
app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', dowelOrigin],
      connectSrc: ["'self'", dowelOrigin],
      frameAncestors: ["'none'"],
    },
    // Without this, the browser would cut the sign-in popup off from its opener.
    crossOriginOpenerPolicy: false,
  }),
);
app.route('/', backend);
app.use('/assets/*', serveStatic({ root: dist, rewriteRequestPath: (path) => path }));
// Every other address shows a page of the app.
app.get('*', async (context) => context.html(await readFile(`${dist}/index.html`, 'utf8')));

const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`Playground listening on http://localhost:${port}`);
  // So that Dowel sends events before somebody looks at them.
  findWebhook().catch((error: Error) => console.error(`No webhook is set up yet: ${error.message}`));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    server.close(() => process.exit(0));
    // Pages that listen for events would never end their requests.
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
