import { type CatalogueEntry, endpoints, type Project } from '@dowel/schema';
import type { HttpHandler } from 'msw';
import { answers } from './all-answers.ts';
import { buildProject } from './builders/projects.ts';
import { byPrecedence } from './endpoint-url.ts';
import { type FailOptions, type Failure, Failures } from './failures.ts';
import { createGiven, type Given } from './given.ts';
import { type Answer, type EndpointName, type MockEnvironment, mock, type RecordedRequest } from './mock.ts';
import { mockFetch } from './mock-fetch.ts';
import { type CallbackMessage, finishOauth, isPass } from './oauth.ts';
import { plannedHandlers } from './planned.ts';
import { type SeedOptions, seedDemo } from './seed/demo.ts';
import { mockCatalogue } from './seed/providers.ts';
import { MockStore } from './store.ts';
import { uploadHandler } from './uploads.ts';

export interface MockServiceOptions {
  /** The service's address, ending in `/v1`. Default: any origin, and any prefix before `/v1`. */
  baseUrl?: string;
  /** The clock of everything the mock does. Default the real one. */
  now?: () => Date;
  /** How long each answer takes. Default 0. */
  delayMs?: number;
  /** Catalogue entries beside the mock's own; one of the same name replaces it. */
  providers?: Record<string, CatalogueEntry>;
  /**
   * Whether problems tell every caller what the builder can do (`builderRemedy`), as a server in development does; else
   * only keys of scope `full` are told. Default false.
   */
  isDevelopment?: boolean;
  /** The project of the mock. Default `demo`. */
  project?: Partial<Project>;
  /** What the store starts from; a function fills an empty store itself. Default the demo. */
  seed?: SeedOptions | ((store: MockStore) => void);
}

/** A pretend Dowel service: handlers for msw, and the state behind them. */
export interface MockService {
  /** Pass them to `setupServer`, `setupWorker` or `parameters.msw`. */
  readonly handlers: HttpHandler[];
  /**
   * Answers a request itself, without msw in between: for the `fetch` option of a client. An address that is not the
   * service's is a 404 problem.
   */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly store: MockStore;
  readonly given: Given;
  /** Every request so far, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** How long each answer takes; may be changed at any time. */
  delayMs: number;
  /**
   * Plays the start page, the provider's consent page and the service's callback, for an address that `oauth-connect` or
   * `oauth-update` answered.
   * @returns what the callback page would post to its opener
   */
  authorize(url: string, options?: { deny?: boolean }): CallbackMessage;
  /** Whether a page that opened a start page, and says `pass`, may go on without a click. */
  isPass(url: string, pass: unknown): boolean;
  /**
   * Makes an endpoint fail until `reset`, or `times` times: before anything is done, or after it (`isAfterChange`), as
   * when an answer gets lost.
   */
  fail(endpoint: EndpointName, failure: Failure, options?: FailOptions): void;
  /** Ends what `fail` began, for one endpoint. */
  recover(endpoint: EndpointName): void;
  /** Back to the start: state, ids, failures and recorded requests. */
  reset(): void;
}

/** Makes a mock service. Each has a state of its own. */
export function createMockService(options: MockServiceOptions = {}): MockService {
  const { baseUrl = '*/v1', delayMs = 0, isDevelopment = false, seed = {} } = options;
  const store = new MockStore(() => startOf(options));
  const fill = () => (typeof seed === 'function' ? seed(store) : seedDemo(store, seed));
  fill();
  const environment: MockEnvironment = {
    baseUrl,
    store,
    failures: new Failures(),
    requests: [],
    isDevelopment,
    delayMs,
  };
  const handlers = [...toHandlers(environment), uploadHandler(environment), ...plannedHandlers(environment)];
  return {
    handlers,
    fetch: mockFetch(handlers, { store, isDevelopment }),
    store,
    given: createGiven(store),
    requests: environment.requests,
    get delayMs() {
      return environment.delayMs;
    },
    set delayMs(value) {
      environment.delayMs = value;
    },
    authorize: (url, outcome) => finishOauth(store, url, outcome),
    isPass: (url, pass) => isPass(store, url, pass),
    fail: (endpoint, failure, options) => environment.failures.add(endpoint, failure, options),
    recover: (endpoint) => environment.failures.remove(endpoint),
    reset() {
      store.clear();
      fill();
      environment.failures.clear();
      environment.requests.length = 0;
    },
  };
}

function startOf({ now = () => new Date(), project, providers }: MockServiceOptions) {
  return { now, project: buildProject(project), providers: mockCatalogue(providers) };
}

function toHandlers(environment: MockEnvironment): HttpHandler[] {
  return Object.entries(endpoints)
    .sort(([, a], [, b]) => byPrecedence(a.wire, b.wire))
    .map(([name, endpoint]) => mock(environment, asName(name), endpoint, answerOf(asName(name))));
}

/** Keys of `endpoints` are its names, by definition. */
function asName(name: string): EndpointName {
  return name as EndpointName;
}

/** `Answers` gives each name the answer of its own endpoint, which the compiler cannot follow through a loop. */
function answerOf(name: EndpointName): Answer<(typeof endpoints)[EndpointName]> {
  return answers[name] as Answer<(typeof endpoints)[EndpointName]>;
}
