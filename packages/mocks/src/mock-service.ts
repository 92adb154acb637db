import { type CatalogueEntry, endpoints, type NotificationEventType, type Project } from '@dowel/schema';
import { type HttpHandler, http } from 'msw';
import { answers } from './all-answers.ts';
import type { Answers } from './answers.ts';
import { buildProject } from './builders/projects.ts';
import { byPrecedence } from './endpoint-url.ts';
import { getEvent, type MockEvent, type MockMessage } from './events.ts';
import { type FailOptions, type Failure, Failures } from './failures.ts';
import { createGiven, type Given } from './given.ts';
import {
  type EndpointName,
  type MockEnvironment,
  mock,
  type RecordedRequest,
  type Resolver,
} from './mock.ts';
import { mockFetch } from './mock-fetch.ts';
import { notMocked } from './not-mocked.ts';
import { type CallbackMessage, finishOauth, isPass } from './oauth.ts';
import type { RecordBook } from './records.ts';
import { type SeedOptions, seedDemo } from './seed/demo.ts';
import { mockCatalogue } from './seed/providers.ts';
import { answerApproval, type CustomAuthMessage } from './steps.ts';
import { MockStore } from './store.ts';
import {
  type DeliverOptions,
  deliver,
  mockWebhookSecret,
  toWebhookRequest,
  type WebhookRequestOptions,
} from './webhooks.ts';

export interface MockServiceOptions {
  /** The service's address, ending in `/v1`. Default: any origin, and any prefix before `/v1`. */
  baseUrl?: string;
  /** The clock for everything the mock does. Default: the real clock. */
  now?: () => Date;
  /** How long each answer takes, in milliseconds. Default 0. */
  delayMs?: number;
  /** Catalogue entries in addition to the mock's own. An entry with the same name replaces the mock's. */
  providers?: Record<string, CatalogueEntry>;
  /**
   * Whether problems tell every caller what the builder can do (`builderRemedy`), as a server in development does. If
   * false, only keys of scope `full` get it. Default false.
   */
  isDevelopment?: boolean;
  /** The mock's project. Default `demo`. */
  project?: Partial<Project>;
  /** What the store starts with. A function gets an empty store and fills it. Default: the demo. */
  seed?: SeedOptions | ((store: MockStore) => void);
}

/** A pretend Dowel service: handlers for msw, and the state behind them. */
export interface MockService {
  /** Pass them to `setupServer`, `setupWorker` or `parameters.msw`. */
  readonly handlers: HttpHandler[];
  /**
   * Answers a request without msw. Use it as the `fetch` option of a client. An address that the service does not have
   * gets a 404 problem.
   */
  readonly fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  readonly store: MockStore;
  readonly given: Given;
  /** The records of the pretend accounts, by provider and object: `service.records.of('sandbox', 'contacts')`. */
  readonly records: RecordBook;
  /** Every event that the service would send, oldest first. Routes and destinations do not matter here. */
  readonly events: readonly MockEvent[];
  /**
   * The newest event of a type.
   * @throws {Error} when there is none; the message names those that there are
   */
  getEvent<Type extends NotificationEventType>(type: Type): MockEvent<Type>;
  /** The key that `deliver` signs with. Give it to your receiver. */
  readonly webhookSecret: string;
  /** Every request so far, oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** How long each answer takes, in milliseconds. You may change it at any time. */
  delayMs: number;
  /**
   * Plays the start page, the provider's consent page and the service's callback. `url` is an address from
   * `oauth-connect` or `oauth-update`.
   * @returns what the callback page would post to its opener
   */
  authorize(url: string, options?: { deny?: boolean }): CallbackMessage;
  /**
   * Plays a page of the provider in a sign-in in steps, and the service's callback page. `url` is from an answer of
   * `custom-auth/connect`.
   * @returns what the callback page would post to its opener
   */
  approve(url: string, options?: { deny?: boolean }): CustomAuthMessage;
  /** Whether a page that opened the start page `url` may go on without a click when it sends `pass`. */
  isPass(url: string, pass: unknown): boolean;
  /**
   * Makes an endpoint fail for `times` calls, or until `recover` or `reset`. It fails before anything is done. With
   * `isAfterChange` it does the work first and loses the answer.
   */
  fail(endpoint: EndpointName, failure: Failure, options?: FailOptions): void;
  /** Ends the failures of one endpoint that `fail` started. */
  recover(endpoint: EndpointName): void;
  /**
   * Signs an event and posts it to your receiver: to `url`, or to your handler if `fetch` is one. The event is one of
   * `events`, or comes from `buildEvent`.
   */
  deliver(event: MockEvent | MockMessage, options?: DeliverOptions): Promise<Response>;
  /** The signed request that `deliver` would post. */
  webhookRequest(event: MockEvent | MockMessage, options?: WebhookRequestOptions): Promise<Request>;
  /** Sets state, ids, failures, the delay, events and recorded requests back to the start. */
  reset(): void;
}

/** Makes a mock service with its own state. */
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
  const handlers = [...toHandlers(environment), proxyHandler(store)];
  return {
    handlers,
    fetch: mockFetch(handlers, { store, isDevelopment }),
    store,
    given: createGiven(store),
    get records() {
      return store.records;
    },
    requests: environment.requests,
    get events() {
      return store.events;
    },
    getEvent: (type) => getEvent(store, type),
    webhookSecret: mockWebhookSecret,
    deliver,
    webhookRequest: toWebhookRequest,
    get delayMs() {
      return environment.delayMs;
    },
    set delayMs(value) {
      environment.delayMs = value;
    },
    authorize: (url, outcome) => finishOauth(store, url, outcome),
    approve: answerApproval,
    isPass: (url, pass) => isPass(store, url, pass),
    fail: (endpoint, failure, options) => environment.failures.add(endpoint, failure, options),
    recover: (endpoint) => environment.failures.remove(endpoint),
    reset() {
      store.clear();
      fill();
      environment.failures.clear();
      environment.requests.length = 0;
      environment.delayMs = delayMs;
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

/** `Object.entries` types the keys of `endpoints` as strings. They are its endpoint names. */
function asName(name: string): EndpointName {
  return name as EndpointName;
}

/** `Answers` gives each name the answer of its own endpoint. The compiler cannot follow this through a loop. */
function answerOf(name: EndpointName): Resolver<(typeof endpoints)[EndpointName]> | undefined {
  return (answers as Partial<Answers>)[name] as Resolver<(typeof endpoints)[EndpointName]> | undefined;
}

/** Calls through the proxy go to no endpoint. */
function proxyHandler(store: MockStore): HttpHandler {
  return http.all('*/proxy/*', ({ request }) =>
    request.headers.has('x-amp-proxy-version') ? notMocked('callProvider', store.newId()) : undefined,
  );
}
