import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A listener on this machine that waits for the code of a sign-in. */
export interface Loopback {
  readonly port: number;
  readonly code: Promise<string>;
  close(): void;
}

/** The longest time a connection may stay open without having sent its request. */
const headersTimeoutMs = 5_000;

/**
 * Listens on a free port of this machine for the browser that brings the code (RFC 8252, section 7.3). Only a request
 * with our own `state` counts, so another page or program cannot hand us the code of somebody else's sign-in.
 */
export function listenForCode(state: string): Promise<Loopback> {
  return new Promise((resolve, reject) => {
    let receive: (code: string) => void = () => undefined;
    const code = new Promise<string>((received) => {
      receive = received;
    });
    const server = createServer({ headersTimeout: headersTimeoutMs }, (request, response) => {
      const brought = codeOf(request, state);
      answer(response, brought !== undefined);
      if (brought !== undefined) receive(brought);
    });
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const close = () => {
        server.close();
        // The browser may keep connections open.
        server.closeIdleConnections();
      };
      resolve({ port, code, close });
    });
  });
}

/** The code in a request that the sign-in page sent the browser with. Undefined for any other request. */
function codeOf({ method, url = '/', headers }: IncomingMessage, state: string): string | undefined {
  // A page of another site can reach this port under a name of its own (DNS rebinding).
  if (method !== 'GET' || !/^127\.0\.0\.1:\d+$/.test(headers.host ?? '')) return undefined;
  const { pathname, searchParams } = new URL(url, 'http://127.0.0.1');
  const code = searchParams.get('code');
  return pathname === '/' && searchParams.get('state') === state && code ? code : undefined;
}

function answer(response: ServerResponse, isOurs: boolean): void {
  response.writeHead(isOurs ? 200 : 400, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    Connection: 'close',
  });
  response.end(
    isOurs
      ? page('Go back to the terminal', 'The command line has the code. You can close this page.')
      : page('This address is not of a sign-in', 'Run dowel login again, and use the page that it opens.'),
  );
}

function page(title: string, text: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${title} · Dowel</title><style>body{max-inline-size:28rem;margin:12vh auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}h1{font-size:1.25rem}</style><h1>${title}</h1><p>${text}</p></html>`;
}
