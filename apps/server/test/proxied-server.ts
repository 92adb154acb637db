import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCatalogue } from '@dowel/catalogue';
import type { Operation } from '@dowel/schema';
import { serve } from '@hono/node-server';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { providerSupport } from './provider-support.ts';
import { startTestServer, type TestServerOptions } from './start-test-server.ts';

/** The key that the provider of these tests takes. */
export const OAK_KEY = 'oak-key-4711-secret';

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A provider on this machine that does what a test says. */
export async function startOak() {
  let listener: Listener = (_, response) => response.end('fine');
  const seen: IncomingMessage[] = [];
  const server = createServer((incoming, response) => {
    seen.push(incoming);
    response.on('error', () => undefined);
    listener(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    server,
    /** The requests that have arrived. */
    seen,
    answers(next: Listener) {
      seen.length = 0;
      listener = next;
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type Oak = Awaited<ReturnType<typeof startOak>>;

/** What came back to the caller of the proxy, as it was on the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly trailers: IncomingMessage['trailers'];
  readonly body: Buffer;
  /** The body, if it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by what it asserts.
  readonly json: any;
}

/** A server that listens, with an installation over an API key of `oak`. */
export async function startProxiedServer(options: TestServerOptions = {}) {
  const oak = await startOak();
  const entry = {
    displayName: 'Oak',
    authType: 'apiKey',
    baseURL: `${oak.origin}/base/v1`,
    apiKeyOpts: { attachmentType: 'header', header: { name: 'X-Oak-Key' } },
    defaultModule: 'crm',
    modules: { crm: { baseURL: `${oak.origin}/crm/v2`, displayName: 'CRM', support: providerSupport } },
    support: { ...providerSupport, proxy: true },
  } as const;
  const server = await startTestServer({ catalogue: createCatalogue({ oak: entry }), ...options });
  const integration = await server.given.integration({
    name: 'oak-sync',
    provider: 'oak',
    module: 'crm',
    proxy: { enabled: true },
  });
  const connection = await server.given.connection({ provider: 'oak', apiKey: OAK_KEY });
  const content = { provider: 'oak', read: { objects: {} }, proxy: { enabled: true } };
  const installation = await server.given.installation(integration, { content });
  const listening = await listen(server.app.fetch);
  const path = `/v1/projects/${server.project.id}/integrations/${integration.id}/installations/${installation.id}`;
  const headers = {
    'x-amp-proxy-version': '1',
    'x-amp-project-id': server.project.id,
    'x-amp-installation-id': installation.id,
    'x-api-key': server.apiKey,
  };
  return {
    ...server,
    oak,
    integration,
    connection,
    installation,
    /** The path of the installation. */
    path,
    port: listening.port,
    /** The headers of every call. */
    callHeaders: headers,
    call: (path: string, sent: Sent = {}) => callOverWire(listening.port, `/proxy${path}`, sent, headers),
    callAt: (path: string, sent: Sent = {}) => callOverWire(listening.port, path, sent, headers),
    /** The recorded calls, newest first. */
    async operations(): Promise<Operation[]> {
      await server.runJobs();
      return (await server.request('GET', `${path}/operations`)).body.results;
    },
    stop() {
      listening.stop();
      oak.stop();
    },
  };
}

export type ProxiedServer = Awaited<ReturnType<typeof startProxiedServer>>;

/** Such a server for all tests of a file. */
export function proxiedServerOfFile(options?: TestServerOptions): ProxiedServer {
  // The cast is safe: a test begins after it has been filled in.
  const current = {} as ProxiedServer;
  beforeAll(async () => {
    Object.assign(current, await startProxiedServer(options));
  });
  afterAll(() => current.stop());
  return current;
}

/** The connections of a server to PostgreSQL. */
export function poolOf({ db }: ProxiedServer['dependencies']): pg.Pool {
  const pool = '$client' in db ? db.$client : undefined;
  if (!(pool instanceof pg.Pool)) throw new Error('The database of this test is PostgreSQL.');
  return pool;
}

/** Sends a statement as another process would. */
export async function elsewhere(server: ProxiedServer, statement: string, values: unknown[]): Promise<void> {
  const other = new pg.Client(poolOf(server.dependencies).options);
  await other.connect();
  await other.query(statement, values);
  await other.end();
}

interface Sent {
  method?: string;
  /** A header with the value null is left out. */
  headers?: Record<string, string | string[] | null>;
  body?: string | Uint8Array;
  /** Sends the body in chunks, without its length. */
  isChunked?: boolean;
}

async function listen(fetch: Parameters<typeof serve>[0]['fetch']) {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port));
  const port = await promise;
  return {
    port,
    stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends a request exactly as it is given: no client in between resolves dots or adds headers. */
function callOverWire(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, isChunked = false }: Sent,
  common: Record<string, string>,
): Promise<WireAnswer> {
  const all = Object.entries({ ...common, ...headers }).filter(
    (header): header is [string, string | string[]] => header[1] !== null,
  );
  return new Promise((resolve, reject) => {
    const sending = request({ port, host: '127.0.0.1', path, method, headers: Object.fromEntries(all) });
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const parts: Buffer[] = [];
      try {
        for await (const part of response) parts.push(part as Buffer);
      } catch (error) {
        reject(error);
        return;
      }
      const whole = Buffer.concat(parts);
      const { statusCode: status = 0, headers, trailers } = response;
      const isJson = /json/.test(headers['content-type'] ?? '') && whole.length > 0;
      const json = isJson ? JSON.parse(whole.toString()) : undefined;
      resolve({ status, headers, trailers, body: whole, json });
    });
    if (body !== undefined && !isChunked) sending.setHeader('content-length', Buffer.byteLength(body));
    if (body !== undefined) sending.write(body);
    sending.end();
  });
}
