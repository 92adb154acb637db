import { DowelClient, type Identity } from '@dowel/client';
import type {
  Destination,
  Installation,
  Integration,
  ManifestIntegration,
  NotificationEvent,
} from '@dowel/schema';
import { v7 } from 'uuid';
import { expect, TestRunner } from 'vitest';
import { endpointOf, type Refusal, refusalOf } from '../declared-problems.ts';
import { keepAnswer } from './expectations.ts';

/** A builder who is signed in. */
export interface GivenBuilder {
  id: string;
  email: string;
  sessionToken: string;
}

/** A service that the contract tests: the server or the mocks. It has its own project. */
export interface ContractTarget {
  operations: readonly string[];
  /** Ends in `/v1`. */
  baseUrl: string;
  fetch(request: Request): Promise<Response>;
  /** The name of the project. */
  project: string;
  /** The name of a project of somebody else. */
  otherProject: string;
  /** A key of scope `full`. */
  apiKey: string;
  /** A key of scope `frontend`. */
  frontendKey: string;
  /** A consumer token of the project. */
  token(identity: Identity): Promise<string>;
  /** A consumer token whose time is over. */
  expiredToken(identity: Identity): Promise<string>;
  /** One integration over an API key and one over OAuth. Both have contacts and deals. */
  integrations: { apiKey: Integration; oauth: Integration };
  /** API keys that the provider of `integrations.apiKey` accepts and refuses. */
  credentials: { good: string; refused: string };
  /** From now on, people sign in to this account at the provider. Answers an API key of it. */
  useAccount(which: 'usual' | 'other'): string;
  /** What the provider says when it refuses an API key. */
  refusalWords: string;
  /** A PEM that can be registered as an ES256 key. */
  publicKeyPem: string;
  /** Grants or refuses access at an address from `oauth-connect`. Returns what the callback page posts. */
  signIn(url: string, options?: { deny?: boolean }): Promise<unknown>;
  /**
   * Allows or refuses at a page from `custom-auth/connect`. Returns what the callback page posts.
   */
  approve(url: string, options?: { deny?: boolean }): Promise<{ params: Record<string, string> }>;
  /** Codes of accounts that the provider which signs in in steps knows and does not know. */
  accountCode: string;
  refusedAccountCode: string;
  /** What the provider says when it refuses one. */
  refusedStepWords: string;
  /** An integration of the project. */
  integration(content: ManifestIntegration): Promise<Integration>;
  /** A webhook of this name. */
  destination(name: string): Promise<Destination>;
  /** Stores a read that succeeded, with a line in its log. Its `result` distinguishes it from others. */
  operation(installation: Installation, result: string): Promise<unknown>;
  /** Ends a delivery as failed. */
  failDelivery(id: string): Promise<unknown>;
  /** Disables a destination, as when its attempts have failed for days. */
  disableDestination(id: string): Promise<unknown>;
  /** Reads and delivers what is due of these installations and destinations. The mocks deliver nothing. */
  deliverDue(...ids: string[]): Promise<unknown>;
  /** What webhooks would be told of everything so far, oldest first. */
  events(): Promise<readonly NotificationEvent[]>;
  /** Signs in a builder: with a verified address and without an org, unless told otherwise. */
  builder(options?: { email?: string; isEmailVerified?: boolean; orgId?: string }): Promise<GivenBuilder>;
  /** Puts a TXT record into DNS. */
  publishTxt(name: string, value: string): void;
  /** Counts what the tests so far have stored, as a database does by itself every minute. */
  refreshStatistics?(): Promise<unknown>;
  close?(): Promise<void> | void;
}

export type StartTarget = () => Promise<ContractTarget>;

/** A refusal, the test that got it, and whether it went to the builder. */
export interface SeenRefusal extends Refusal {
  test: string;
  isForBuilder: boolean;
}

/** A target, the callers that its tests need, and its answers so far. */
export interface Contract extends ContractTarget {
  /** Calls with a key of scope `full`. */
  client: DowelClient;
  /** Calls with a key of scope `frontend`. */
  page: DowelClient;
  /** Calls with a consumer token. */
  consumer(identity: Identity): DowelClient;
  /** Calls with the session of a builder, in a project if one is named. */
  signedIn(sessionToken: string, project?: string): DowelClient;
  /** The response to the latest request. */
  lastResponse(): Response;
  /** Every refusal so far, except in tests that needed an operation which the target does not have. */
  refusals(): readonly SeenRefusal[];
  /** The whole names of the tests that sent requests, except those. */
  tests(): string[];
  /** The operations that have answered a method of the client with success. */
  succeeded(): ReadonlySet<string>;
  /** Sends a request that no client would send. `path` follows the base address. */
  send(
    method: string,
    path: string,
    init?: { headers?: Record<string, string>; body?: string },
  ): Promise<Response>;
  /** A new group that no other test uses, with a consumer. */
  newIdentity(): Identity;
}

/** Starts a target and makes the callers that its tests need. */
export async function startContract(start: StartTarget): Promise<Contract> {
  const target = await start();
  const { baseUrl, project, apiKey, frontendKey } = target;
  let last: Response | undefined;
  const refusals: SeenRefusal[] = [];
  const succeeded = new Set<string>();
  const tests = new Set<string>();
  const skipped = new Set<string>();
  const answer = async (request: Request, isByMethod: boolean) => {
    const { method, url, headers } = request;
    const response = await target.fetch(request);
    last = response.clone();
    const endpoint = endpointOf(method, url);
    const { currentTestName: test = '' } = expect.getState();
    tests.add(test);
    if (response.status === 501 && (await response.clone().json()).code === 'not_mocked') {
      skipped.add(test);
      // Whatever the test does with the answer, it is skipped.
      TestRunner.getCurrentTest()?.context.skip('The mocks do not have an operation of this test.');
    }
    if (response.ok && endpoint && isByMethod) succeeded.add(endpoint.wire.operation);
    const refusal = await refusalOf(method, url, response);
    keepAnswer({ response: last, endpoint }, refusal?.problem.requestId);
    const isSignedIn = headers.get('Authorization')?.includes(' dowel_session_') === true;
    const isForBuilder = isSignedIn || headers.get('X-Api-Key') === apiKey;
    if (refusal) refusals.push({ ...refusal, test, isForBuilder });
    return response;
  };
  const fetch = (request: Request) => answer(request, true);
  const common = { baseUrl, fetch, retry: { limit: 0 }, validateResponses: true };
  return {
    ...target,
    client: new DowelClient({ ...common, project, apiKey }),
    page: new DowelClient({ ...common, project, apiKey: frontendKey }),
    consumer: (identity) =>
      new DowelClient({ ...common, project, identity, getToken: (whom) => target.token(whom) }),
    signedIn: (sessionToken, own) => new DowelClient({ ...common, sessionToken, project: own }),
    lastResponse() {
      if (last) return last;
      throw new Error('Nothing was sent yet, so there is no answer to look at. Call something first.');
    },
    refusals: () => refusals.filter(({ test }) => !skipped.has(test)),
    tests: () => [...tests].filter((test) => !skipped.has(test)),
    succeeded: () => succeeded,
    send: (method, path, init = {}) => answer(new Request(toUrl(baseUrl, path), { method, ...init }), false),
    newIdentity: () => ({ groupRef: `group-${v7()}`, consumerRef: `consumer-${v7()}` }),
  };
}

/** An id of the right kind that names nothing. */
export const unknownId = '00000000-0000-7000-8000-00000000ffff';

/** A time at which no token that is good now was issued. */
export const longAgo = new Date('2020-01-01T00:00:00Z');

/** A path is relative to the base address. One that `toAddress` made begins at the root of the service. */
function toUrl(baseUrl: string, path: string): string {
  const isFromRoot = /^(\/(read|write|search))?\/v1\//.test(path);
  return (isFromRoot ? baseUrl.replace(/\/v1$/, '') : baseUrl) + path;
}
