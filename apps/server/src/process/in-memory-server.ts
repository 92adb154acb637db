import { randomBytes } from 'node:crypto';
import type { ManifestInput } from '@dowel/schema';
import type { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { importPKCS8, SignJWT } from 'jose';
import { createApp } from '../api/app.ts';
import { createContext, type Dependencies } from '../context.ts';
import { manifestTasks } from '../installing/manifest-thread/tasks.ts';
import type { ManifestThreads } from '../installing/manifest-thread/thread.ts';
import { CallCounts } from '../platform/call-counts.ts';
import { ChangeFeed } from '../platform/changes/change-feed.ts';
import { fromPglite } from '../platform/db/pglite.ts';
import { type Env, readEnv, withListeningPort } from '../platform/env/env.ts';
import { createLaterWrites } from '../platform/later-writes.ts';
import { createLog } from '../platform/log.ts';
import { noFigures } from '../platform/metrics/figures.ts';
import { createQueues } from '../platform/org-queue.ts';
import { createOutgoing } from '../platform/outgoing/outgoing.ts';
import { wordsOf } from '../platform/problems/problem-error.ts';
import { createRateLimits } from '../platform/rate-limits/rate-limits.ts';
import { createSecrets } from '../platform/secrets/secrets.ts';
import { loadConnectors } from '../providers/connectors/load-connectors.ts';
import { createProviderBudgets } from '../providers/provider-budgets/create.ts';
import { openCatalogue } from '../providers/providers/live-catalogue.ts';
import { effects } from './compose-effects.ts';
import { DueWork } from './due-work.ts';
import { watchClock } from './jobs/planned-ahead.ts';
import { createKeptState } from './kept-state.ts';
import { type DemoKeys, seedDemo } from './seed/demo.ts';

export interface InMemoryOptions {
  /** A migrated database in memory. The server closes it. */
  readonly database: PGlite;
  /** The time of the server. It may jump. */
  now(): Date;
  /** Starts the sandbox provider, whose demo application may send people back to `redirectUri`. Returns its origin. */
  startSandbox(redirectUri: string): Promise<string>;
  /** Deployed in place of the demo's manifest. */
  readonly manifest?: ManifestInput | undefined;
}

/** The real server, with everything that it stores in memory. It does what is due by itself, without a queue. */
export interface InMemoryServer {
  readonly origin: string;
  readonly keys: DemoKeys;
  /** Keeps what is stored now, as the state that `reset` goes back to. */
  keep(): Promise<void>;
  /** Does everything that is due. Returns when nothing is. */
  settle(): Promise<void>;
  /** Goes back to what was kept. `before` runs first, while no turn runs. */
  reset(before: () => Promise<unknown>): Promise<void>;
  /** A consumer token that is valid for five minutes. */
  consumerToken(identity: { groupRef: string; consumerRef: string }): Promise<string>;
  stop(): Promise<void>;
}

const TOKEN_SECONDS = 300;

/** Starts the server on a free port of this machine, with the project `demo`. */
export async function startInMemory({
  database,
  now,
  startSandbox,
  manifest,
}: InMemoryOptions): Promise<InMemoryServer> {
  let app: ReturnType<typeof createApp> | undefined;
  const { port, close } = await listen(
    (request) => app?.fetch(request) ?? new Response(null, { status: 503 }),
  );
  const env = await readSettings(port, startSandbox);
  const connection = fromPglite(database);
  const work = new DueWork();
  const dependencies = await openDependencies(env, connection.db, now, work);
  const { keys } = await seedDemo(createContext(dependencies, 'demo-seed'), undefined, manifest).catch(
    (cause) => {
      // Of an error that goes to another thread, only the message is read.
      throw new Error(wordsOf(cause), { cause });
    },
  );
  const state = createKeptState(database);
  app = createApp(dependencies);
  work.open(dependencies);
  const clock = watchClock(createContext(dependencies, 'clock'));
  const signingKey = await importPKCS8(keys.jwtKey.privateKeyPem, keys.jwtKey.algorithm);
  return {
    origin: env.publicUrl,
    keys,
    keep: () => work.pausedFor(() => state.keep()),
    async settle() {
      await clock.look();
      await work.settle();
    },
    reset: (before) =>
      work.pausedFor(async () => {
        await before();
        await state.restore();
      }),
    consumerToken(identity) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const { kid, algorithm: alg } = keys.jwtKey;
      const claims = { ...identity, iat: issuedAt, exp: issuedAt + TOKEN_SECONDS };
      return new SignJWT(claims).setProtectedHeader({ alg, kid }).sign(signingKey);
    },
    async stop() {
      await close();
      await clock.stop();
      await work.close();
      await dependencies.outgoing.close();
      await connection.close();
    },
  };
}

async function readSettings(port: number, startSandbox: InMemoryOptions['startSandbox']): Promise<Env> {
  const settings = { DOWEL_PORT: '0', DOWEL_LOG_LEVEL: 'error', DOWEL_RATE_LIMIT_STORE: 'off' };
  const { publicUrl } = withListeningPort(readEnv(settings), port);
  const sandboxUrl = await startSandbox(`${publicUrl}/callbacks/v1/oauth`);
  return withListeningPort(readEnv({ ...settings, DOWEL_SANDBOX_URL: sandboxUrl }), port);
}

async function openDependencies(
  env: Env,
  db: Dependencies['db'],
  now: () => Date,
  work: DueWork,
): Promise<Dependencies> {
  const log = createLog(env.logLevel);
  const connectors = await loadConnectors(env, log);
  return {
    db,
    secrets: createSecrets({ currentId: 'memory', keys: new Map([['memory', randomBytes(32)]]) }),
    catalogue: openCatalogue(env, log, connectors),
    connectors,
    outgoing: createOutgoing({ allowPrivateNetwork: 'loopback', figures: noFigures }),
    mailer: undefined,
    findTxtRecords: async () => [],
    env,
    log,
    queues: createQueues(env.databasePoolSize),
    figures: noFigures,
    rateLimits: createRateLimits(env.rateLimits, db, log),
    manifests: inThisThread,
    changes: new ChangeFeed(),
    lanes: work,
    laterWrites: createLaterWrites({ log, delayMs: undefined }),
    providerBudgets: createProviderBudgets(connectors, noFigures),
    callCounts: new CallCounts(),
    now,
    ...effects,
  };
}

/** Nobody else waits for the processor here, and another thread would take longer to start than most manifests to read. */
const inThisThread: ManifestThreads = {
  async run(_, name, ...args) {
    const task = manifestTasks[name] as (
      ...given: typeof args
    ) => ReturnType<(typeof manifestTasks)[typeof name]>;
    return task(...args);
  },
  async close() {},
};

interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

function listen(fetch: (request: Request) => Response | Promise<Response>): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({
        port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
    server.on('error', reject);
  });
}
