import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import * as z from 'zod';
import { createSandbox } from './app.ts';

const env = z
  .object({
    DOWEL_SANDBOX_PORT: z.coerce.number().int().min(0).max(65_535).default(4320),
    DOWEL_SANDBOX_REDIRECT_URIS: z
      .string()
      .default('http://localhost:4310/callbacks/v1/oauth')
      .transform((list) => list.split(',').map((uri) => uri.trim()))
      .pipe(z.array(z.url())),
  })
  .safeParse(process.env);

if (!env.success) {
  console.error(`The sandbox cannot start with this environment.\n${z.prettifyError(env.error)}`);
  process.exit(1);
}

const { DOWEL_SANDBOX_PORT: port, DOWEL_SANDBOX_REDIRECT_URIS: redirectUris } = env.data;
const app = createSandbox({ redirectUris });

const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, (address: AddressInfo) => {
  console.log(`Sandbox provider listening on http://localhost:${address.port}`);
});

server.on('error', (error) => {
  console.error(
    `The sandbox cannot listen on port ${port}: ${error.message}. Set DOWEL_SANDBOX_PORT to another.`,
  );
  process.exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Calls in progress may finish, but a fault can delay a call for minutes.
    server.close(() => process.exit(0));
    if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}
