import type { MockService } from '@dowel/mocks';
import { serve } from '@hono/node-server';

/** Serves the pages and, on the same origin, what the service answers. */
export function servePages(files: ReadonlyMap<string, string>, service: MockService) {
  return new Promise<{ origin: string; close: () => Promise<void> }>((resolve) => {
    const fetch = (request: Request) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/v1/')) return service.fetch(request);
      const file = files.get(pathname);
      const type = pathname.endsWith('.css') ? 'css' : pathname.endsWith('.js') ? 'javascript' : 'html';
      return new Response(file, { headers: { 'content-type': `text/${type}` } });
    };
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        origin: `http://127.0.0.1:${port}`,
        close: () => new Promise((closed) => server.close(() => closed())),
      }),
    );
  });
}
