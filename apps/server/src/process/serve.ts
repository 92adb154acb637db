import { createServer as createHttpServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { createApp } from '../api/app.ts';
import { answerUnread, answerUnreadable } from '../api/http/answer-unreadable.ts';
import { serveMetrics } from '../api/http/serve-metrics.ts';
import { createContext, type Dependencies } from '../context.ts';
import { dowelFolder } from '../dowel-folder.ts';
import { MAX_UPLOAD_BYTES } from '../installing/integrations/uploads/receive-upload.ts';
import { linkAtStart } from '../people/builder-sign-in/one-time-link/service.ts';
import { sharedNow } from '../platform/db/shared-clock.ts';
import { rotateAtStart } from '../platform/encryption-keys/rotate-at-start.ts';
import { type Env, readEnv, withListeningPort } from '../platform/env/env.ts';
import { wordsOf } from '../platform/problems/problem-error.ts';
import { longestBodyMs } from '../platform/requests/body-limit.ts';
import { outliveForgotten } from '../providers/connectors/guard-code.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { type OpenedDependencies, openDependencies } from './open-dependencies.ts';
import { printJson } from './print-json.ts';
import { type SeededDemo, seedDemo } from './seed/demo.ts';
import { readDemoFile, writeDemoFile } from './seed/demo-file.ts';

/**
 * How long the rest of a stop may take after the last request has ended. A database that does not answer is one
 * example.
 */
export const CLOSING_MS = 5_000;

/**
 * How long a client may take to send a request. Bodies have their own deadline; this one is for bodies that we do not
 * read.
 */
function patience({ proxy }: Env) {
  return {
    headersTimeout: 15_000,
    requestTimeout: longestBodyMs(Math.max(MAX_UPLOAD_BYTES, proxy.maxBytes)) + 15_000,
    connectionsCheckingInterval: 5_000,
  };
}

/** Serves until the process is told to stop. An error that prevents the start is printed, and ends the process. */
export async function serveRequests(): Promise<void> {
  if (process.env.NODE_ENV?.trim() === 'production') printJson();
  try {
    await start(readEnv(process.env));
  } catch (error) {
    console.error(wordsOf(error));
    process.exit(1);
  }
}

async function start(env: Env): Promise<void> {
  await assertPortFree(env);
  const opening = openDependencies(env);
  onReloadSignal(env, opening);
  const opened = await opening;
  try {
    sayWhatIsDoubtful(opened.dependencies);
    if (env.runsCodeConnectors) outliveForgotten(opened.dependencies.log);
    const demo = env.seed === 'demo' ? await seed(opened) : undefined;
    const metrics = await serveMetrics(opened.dependencies);
    const { port, stop } = await listen(opened.dependencies);
    if (demo) keepDemo(withListeningPort(env, port), demo);
    await sayHowToSignIn({ ...opened.dependencies, env: withListeningPort(env, port) });
    const jobs = startJobs(opened.dependencies, opened.database, opened.waker);
    const rotation =
      env.databaseUrl === undefined
        ? rotateAtStart(createContext(opened.dependencies, 'keys-rotate'))
        : undefined;
    console.log(`Dowel server listening on http://localhost:${port}`);
    onStopSignal(env, () =>
      Promise.all([jobs.stop(env.drainMs, stop()), rotation?.stop()])
        .then(() => metrics?.close())
        .then(opened.close),
    );
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function sayWhatIsDoubtful({ env, log }: Dependencies): void {
  for (const doubt of env.doubts) log.warn(doubt);
  if (env.mode === 'production' && env.databaseUrl === undefined)
    log.info({ dataDir: env.dataDir }, 'DATABASE_URL is not set, so the embedded database stores everything');
}

/** Replicas that start together seed one after the other, so that the second finds what the first created. */
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
  // In production a collector keeps the printed lines, so we do not print keys.
  if (env.mode === 'production') {
    console.log(`The project "${keys.project}" is ready. Its keys are in ${file}.`);
    return;
  }
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

/** While nobody is signed in, a development server prints a link that signs the first person in. */
async function sayHowToSignIn(dependencies: Dependencies): Promise<void> {
  const link = await linkAtStart(createContext(dependencies, 'sign-in-link'));
  if (link !== undefined) console.log(`To open the console, sign in once at ${link}`);
}

function demoFileOf(env: Env): string {
  return env.demoFile ?? join(dowelFolder, 'demo.json');
}

interface Listening {
  port: number;
  /**
   * First reports that it is not ready. After a delay it accepts no new connections, and waits for the open requests.
   */
  stop(): Promise<void>;
}

/**
 * Starts to listen. The app is created afterwards, because its own address may contain the port that was free. No
 * request is handled before that.
 */
function listen(dependencies: Dependencies): Promise<Listening> {
  const { env, log } = dependencies;
  return new Promise((resolve, reject) => {
    let app: ReturnType<typeof createApp> | undefined;
    let isStopping = false;
    const listener = getRequestListener(
      (request, bindings) => app?.fetch(request, bindings) ?? new Response(null, { status: 503 }),
      { hostname: env.host, errorHandler: answerUnread },
    );
    const server = createHttpServer(patience(env), listener);
    server.listen(env.port, env.host, () => {
      // The cast is safe: a server that listens on a port has such an address.
      const { port } = server.address() as AddressInfo;
      const listening = withListeningPort(env, port);
      app = createApp({ ...dependencies, env: listening }, { isStopping: () => isStopping });
      const stop = async () => {
        isStopping = true;
        await wait(env.stopDelayMs);
        dependencies.changes.end();
        await drain(server, env, log);
      };
      resolve({ port, stop });
    });
    server.prependListener('request', (_, response: ServerResponse) => {
      // Pages compare it with times that are stored.
      response.setHeader('Date', sharedNow().toUTCString());
      // A kept-open connection could bring another request, and the server would wait for that one too.
      if (isStopping) response.setHeader('Connection', 'close');
    });
    server.on('clientError', answerUnreadable);
    server.on('error', (error) => reject(listenFailure(error, env)));
  });
}

/**
 * A database takes a while to open. Whoever has started the server a second time hears of it before that.
 * @throws {Error} when the server could not listen
 */
function assertPortFree(env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenFailure(error, env)));
    probe.listen(env.port, env.host, () => probe.close(() => resolve()));
  });
}

/** Accepts no new connections. Requests that are still open after a while are cut off. */
function drain(server: Server, { drainMs }: Env, log: Logger): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => {
      log.warn(
        `Requests that took longer than ${drainMs / 1000} s to end were cut off, because the server stops.`,
      );
      server.closeAllConnections();
    }, drainMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
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

/**
 * SIGHUP also says that a terminal was closed, and then ends the process by default. So without files of providers or
 * connectors, for which there is nothing to reload, it keeps that meaning.
 */
function onReloadSignal({ catalogueFiles, connectorFiles }: Env, opening: Promise<OpenedDependencies>): void {
  if (catalogueFiles.length + connectorFiles.length === 0) return;
  // A start that fails says so itself.
  process.on(
    'SIGHUP',
    () =>
      void opening.then(
        ({ catalogue }) => catalogue.reload(),
        () => {},
      ),
  );
}

/** Only the first signal counts. A program that started us through another program often sends two. */
function onStopSignal({ stopDelayMs, drainMs }: Env, stop: () => Promise<void>): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopDelayMs + drainMs + CLOSING_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server could not stop cleanly.', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
}
