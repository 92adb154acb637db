import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { type ServerType, serve } from '@hono/node-server';
import { createApp } from './app.ts';
import { createContext, type Dependencies } from './context.ts';
import { readDemoFile, writeDemoFile } from './demo-file.ts';
import { type Env, readEnv, withListeningPort } from './env.ts';
import { MAX_UPLOAD_BYTES } from './features/integrations/uploads/service.ts';
import { startRetention } from './jobs/retention.ts';
import { dowelFolder, type OpenedDependencies, openDependencies } from './open-dependencies.ts';
import { longestBodyMs } from './requests/body-limit.ts';
import { type SeededDemo, seedDemo } from './seed/demo.ts';

/** How long requests under way may take to end once the process is told to stop. */
const shutdownMs = 10_000;

/** How long a client may take to send a request. Bodies have a deadline of their own; this is for what nobody reads. */
const patience = {
  headersTimeout: 15_000,
  requestTimeout: longestBodyMs(MAX_UPLOAD_BYTES) + 15_000,
  connectionsCheckingInterval: 5_000,
};

// Bundled into one file, this is also what a thread of ours starts with; a thread may set no umask.
if (isMainThread) {
  // What the server and its embedded database write is for their owner only.
  process.umask(0o077);
  try {
    await main(readEnv(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function main(env: Env): Promise<void> {
  const opened = await openDependencies(env);
  try {
    const demo = env.seed === 'demo' ? await seed(opened) : undefined;
    const { port, stop } = await listen(opened.dependencies);
    if (demo) keepDemo(withListeningPort(env, port), demo);
    console.log(`Dowel server listening on http://localhost:${port}`);
    const retention = startRetention(createContext(opened.dependencies, 'retention'));
    onStopSignal(() => stop().then(retention.stop).then(opened.close));
  } catch (error) {
    await opened.close();
    throw error;
  }
}

/** Replicas that start together seed one after the other, so that the second finds what the first has made. */
async function seed({
  dependencies,
  database,
}: OpenedDependencies): Promise<SeededDemo & { isNew: boolean }> {
  const known = readDemoFile(demoFileOf(dependencies.env));
  const demo = await database.alone(() => seedDemo(createContext(dependencies, 'demo-seed'), known));
  return { ...demo, isNew: demo.keys.jwtKey.kid !== known?.jwtKey.kid };
}

function keepDemo(env: Env, { keys, offer, isNew }: SeededDemo & { isNew: boolean }): void {
  const file = demoFileOf(env);
  writeDemoFile(file, env, keys);
  if (!isNew) return;
  console.log(
    [
      `The project "${keys.project}" is ready. Its keys are shown once, and kept in ${file}:`,
      `  API key (backend)  ${keys.apiKey}`,
      `  API key (pages)    ${keys.frontendApiKey}`,
      `  JWT key id         ${keys.jwtKey.kid}`,
      ...(offer ? [`  Provider app       ${offer.providerApp} (sandbox)`] : []),
      ...(offer ? [`  Integrations       ${offer.integrations.join(', ')}`] : []),
    ].join('\n'),
  );
}

function demoFileOf(env: Env): string {
  return env.demoFile ?? join(dowelFolder, 'demo.json');
}

interface Listening {
  port: number;
  /** No new connections; the requests under way may end. */
  stop(): Promise<void>;
}

/** Listens. The app comes after, because its own address may hold the port that was free; no request comes before. */
function listen(dependencies: Dependencies): Promise<Listening> {
  const { env } = dependencies;
  return new Promise((resolve, reject) => {
    let app: ReturnType<typeof createApp> | undefined;
    const server: ServerType = serve(
      {
        fetch: (request) => app?.fetch(request) ?? new Response(null, { status: 503 }),
        port: env.port,
        hostname: env.host,
        serverOptions: patience,
      },
      ({ port }) => {
        app = createApp({ ...dependencies, env: withListeningPort(env, port) });
        resolve({ port, stop: () => new Promise((stopped) => server.close(() => stopped())) });
      },
    );
    server.on('error', (error) => reject(listenFailure(error, env)));
  });
}

function listenFailure(error: Error, env: Env): Error {
  const taken = 'code' in error && error.code === 'EADDRINUSE';
  return new Error(
    taken
      ? `Port ${env.port} is taken by another process, so the server cannot listen. Stop that process, or set DOWEL_PORT to another port.`
      : `The server cannot listen on ${env.host}:${env.port}: ${error.message}. Check DOWEL_HOST and DOWEL_PORT.`,
  );
}

function onStopSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), shutdownMs).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error('The server could not stop cleanly.', error);
          process.exit(1);
        },
      );
    });
  }
}
