import { type Catalogue, createCatalogue, sandboxProviders } from '@dowel/catalogue';
import { v7 } from 'uuid';
import { inject } from 'vitest';
import { createApp } from '../src/api/app.ts';
import { type Context, createContext, type Dependencies, enterProject } from '../src/context.ts';
import { createManifestThreads } from '../src/installing/manifest-thread/thread.ts';
import { CallCounts } from '../src/platform/call-counts.ts';
import { ChangeFeed } from '../src/platform/changes/change-feed.ts';
import { type Env, readEnv } from '../src/platform/env/env.ts';
import type { Lane } from '../src/platform/lanes/lane.ts';
import { runDueLanes } from '../src/platform/lanes/run-due-lanes.ts';
import { createLaterWrites } from '../src/platform/later-writes.ts';
import { createLog } from '../src/platform/log.ts';
import { noFigures } from '../src/platform/metrics/figures.ts';
import { createPrometheus } from '../src/platform/metrics/prometheus.ts';
import { createQueues } from '../src/platform/org-queue.ts';
import { createOutgoing, type Fetch } from '../src/platform/outgoing/outgoing.ts';
import { createRateLimits } from '../src/platform/rate-limits/rate-limits.ts';
import { effects } from '../src/process/compose-effects.ts';
import { laneKinds } from '../src/process/compose-lanes.ts';
import { type Connectors, createConnectors } from '../src/providers/connectors/find-connector.ts';
import type { LimitFacts } from '../src/providers/provider-budgets/budgeted-call.ts';
import { ProviderBudgets } from '../src/providers/provider-budgets/provider-budgets.ts';
import { isCitus } from './citus.ts';
import { refusalOf } from './declared-problems.ts';
import { createGiven } from './given/given.ts';
import { type LeakWatch, leakWatch } from './leaks/leak-watch.ts';
import { sharedDatabase } from './shared-database.ts';

/** What a test may change in the environment of its server. */
export interface TestServerOptions {
  /** Provider entries by name. The default is the entries of the sandbox. */
  catalogue?: Catalogue;
  connectors?: Connectors;
  /** Environment variables in addition to those of all tests. */
  env?: Record<string, string>;
  /** Sends mail. Default: none is set up. */
  mailer?: Dependencies['mailer'];
  /** Answers for DNS. Default: no name has a record. */
  findTxtRecords?: Dependencies['findTxtRecords'];
  /** Answers outgoing calls. The default makes real calls, which may reach loopback. */
  outgoing?: Fetch;
  /** The time at which the clock stands at first. */
  now?: Date;
  /** The test's own database, and the keys that seal its secrets. The default is the shared database. */
  stored?: Pick<Dependencies, 'db' | 'secrets' | 'replica'>;
  /** Looks for secrets in what the server logs and stores. Default: the watch that fails the test file. */
  leaks?: LeakWatch;
  /** What connectors say of the limits of their providers. Default: the connectors of the server. */
  limitsOf?: (provider: string) => LimitFacts | undefined;
}

/** The response to a request. Its body is parsed if it is JSON. */
interface TestResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON or text. Each test knows which one to expect. */
  // biome-ignore lint/suspicious/noExplicitAny: a test states the shape it expects by what it asserts.
  body: any;
}

/** Made once per worker, because checking its entries takes longer than starting the rest of a server. */
const sandboxCatalogues = new Map<string, Catalogue>();

function sandboxCatalogue(sandboxUrl: string): Catalogue {
  const catalogue = sandboxCatalogues.get(sandboxUrl) ?? createCatalogue(sandboxProviders(sandboxUrl));
  sandboxCatalogues.set(sandboxUrl, catalogue);
  return catalogue;
}

/** Read once per worker, for the same reason. A test may change the one that it gets. */
const envs = new Map<string, Env>();

function envOf(variables: Record<string, string>): Env {
  const key = JSON.stringify(variables);
  const env = envs.get(key) ?? readEnv(variables);
  envs.set(key, env);
  return { ...env };
}

/** The real app in this process, with its own project and a clock that stands still. */
export async function startTestServer(options: TestServerOptions = {}) {
  const leaks = options.leaks ?? leakWatch;
  const stored = options.stored ?? leaks.watch(await sharedDatabase());
  const clock = { now: options.now ?? new Date() };
  const logged: string[] = [];
  const dependencies = createTestDependencies(stored, options, clock, logged);
  const app = createApp(dependencies);
  const given = createGiven({ dependencies });
  const project = await given.project();
  const apiKey = await given.apiKey({ project });

  return {
    app,
    dependencies,
    project,
    apiKey,
    /** A key for pages. Most tests need none. */
    makeFrontendKey: () => given.apiKey({ project, scopes: ['frontend'] }),
    given: createGiven({ dependencies, project }),
    /** Every line the server has logged. */
    logged,
    sandboxUrl: inject('sandboxUrl'),
    /** A `fetch` for the client. The app answers it at any address. */
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      Promise.resolve(app.fetch(input instanceof Request ? input : new Request(input, init))),
    request: requester(app, apiKey),
    /** A context like that of a caller with a `full` key, to call services directly. */
    context: (): Context =>
      enterProject(createContext(dependencies, v7()), project, { kind: 'system', id: 'test' }),
    /**
     * Does everything that is due for this server's project, also what becomes due by it, at the test's clock.
     * @param isWanted leaves lanes out
     */
    async runJobs(isWanted: (lane: Lane) => boolean = () => true) {
      await dependencies.laterWrites.flush();
      return runDueLanes(dependencies, laneKinds, (lane) => lane.projectId === project.id && isWanted(lane));
    },
    now: () => clock.now,
    advanceClock(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

function createTestDependencies(
  stored: Pick<Dependencies, 'db' | 'secrets' | 'replica'>,
  options: TestServerOptions,
  clock: { now: Date },
  logged: string[],
): Dependencies {
  const sandboxUrl = inject('sandboxUrl');
  const env = envOf({
    NODE_ENV: 'test',
    DOWEL_SANDBOX_URL: sandboxUrl,
    DOWEL_LOG_LEVEL: 'debug',
    DOWEL_DATABASE_RLS: isCitus ? '0' : '1',
    ...sufficientRates,
    ...options.env,
  });
  const figures = env.metrics.token === undefined ? noFigures : createPrometheus(() => undefined);
  const connectors = options.connectors ?? createConnectors();
  const log = createLog(env.logLevel, {
    write(line: string) {
      logged.push(line);
      (options.leaks ?? leakWatch).note(line);
    },
  });
  return {
    ...stored,
    env,
    catalogue: options.catalogue ?? sandboxCatalogue(sandboxUrl),
    connectors,
    outgoing: createOutgoing({
      allowPrivateNetwork: 'loopback',
      figures,
      ...(options.outgoing && { fetch: options.outgoing }),
    }),
    mailer: options.mailer,
    findTxtRecords: options.findTxtRecords ?? (async () => []),
    log,
    queues: createQueues(env.databasePoolSize),
    figures,
    rateLimits: createRateLimits(env.rateLimits, stored.db, log),
    manifests,
    // Tests run what is due themselves, with `runJobs`.
    changes: new ChangeFeed(),
    lanes: { wake: () => {} },
    laterWrites: createLaterWrites({ log, delayMs: undefined }),
    callCounts: new CallCounts(),
    providerBudgets: new ProviderBudgets({
      limitsOf: options.limitsOf ?? (async (provider) => (await connectors.find(provider))?.limits),
      figures,
      // Nobody waits in a test: the clock moves.
      waitFor: async (ms) => {
        clock.now = new Date(clock.now.getTime() + ms);
      },
    }),
    now: () => clock.now,
    ...effects,
  };
}

/** The clock of a test stands still, so that its buckets do not fill again. They hold enough for every test. */
const sufficientRates = {
  DOWEL_RATE_LIMIT_PER_CALLER: '1000000',
  DOWEL_RATE_LIMIT_PER_PROJECT: '1000000',
  DOWEL_RATE_LIMIT_PER_ADDRESS: '1000000',
};

/** All servers share the threads, because starting a thread takes longer than most tests. */
const manifests = createManifestThreads();

/** Sends a request with `apiKey`. A header with the value `null` is left out. */
function requester(app: ReturnType<typeof createApp>, apiKey: string) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string | null> = {},
  ): Promise<TestResponse> => {
    const all: Record<string, string | null> = {
      'x-api-key': apiKey,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...lower(headers),
    };
    const response = await app.request(path, {
      method,
      headers: Object.fromEntries(
        Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null),
      ),
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isBuilder = /dowel_(full|part|session)_/.test(all['x-api-key'] ?? all.authorization ?? '');
    await assertWellRefused(method, path, response, !isBuilder);
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    };
  };
}

/** Checks in every test that an endpoint answers only problems that it lists, in words that its caller understands. */
async function assertWellRefused(
  method: string,
  path: string,
  response: Response,
  isForCustomer: boolean,
): Promise<void> {
  const refusal = await refusalOf(method, path, response);
  if (!refusal) return;
  const { operation, code, isDeclared, builderWords } = refusal;
  if (!isDeclared) {
    throw new Error(
      `${operation} answered "${code}", which its endpoint does not list. Add it to its problems in the schema.`,
    );
  }
  if (isForCustomer && builderWords.length > 0) {
    throw new Error(
      `${operation} answered "${code}" to a customer with words for builders: ${builderWords.join(', ')}. Say it in builderRemedy.`,
    );
  }
}

function lower(headers: Record<string, string | null>): Record<string, string | null> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
