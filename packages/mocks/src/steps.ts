import type { CustomAuthConnect, CustomAuthConnected, ProviderInfo } from '@dowel/schema';
import {
  callbackAnswerUnknownProblem,
  callbackParamsMissingProblem,
  consentDeniedProblem,
  customInputs,
  customValuesProblem,
  readCustomValues,
  signInSessionExpiredProblem,
  signInSessionUnknownProblem,
} from '@dowel/schema/rules';
import { connect, toConnection } from './connecting.ts';
import { MockProblem } from './mock-problem.ts';
import type { Principal } from './principal.ts';
import { assertCredentials, getKnownProvider, toMetadata } from './sign-in.ts';
import type { MockStore, StoredSteps } from './store.ts';

/** What the service's callback page posts to its opener after a page of a sign-in in steps. */
export interface CustomAuthMessage {
  source: 'ampersand-custom-auth';
  params: Record<string, string>;
}

const WAIT_MS = 10 * 60 * 1000;
const approvalPath = /^\/mock-provider\/approvals\/([^/]+)$/;

/** Begins a sign-in in steps: answers the page of the mock's provider, on the mock's own origin. */
export function beginSteps(
  store: MockStore,
  caller: Principal,
  provider: ProviderInfo,
  { request, origin }: { request: StoredSteps['request'] & CustomAuthConnect; origin: string },
): CustomAuthConnected {
  const { unusable } = readCustomValues(customInputs(provider), request.customAuth ?? {});
  if (unusable.length > 0) throw new MockProblem('invalid_request', customValuesProblem(provider, unusable));
  const details = toMetadata(caller, provider, request);
  assertCredentials(provider, 'custom', request);
  const { groupRef, groupName, consumerRef, consumerName, account, additional, personal } = request;
  const ticket = store.newId();
  const sessionId = store.newId();
  store.steps[sessionId] = {
    projectId: caller.project.id,
    provider: provider.name,
    request: { groupRef, groupName, consumerRef, consumerName, account, additional, personal },
    details,
    ticket,
    expireTime: store.now().getTime() + WAIT_MS,
  };
  return { redirect: { url: new URL(`/mock-provider/approvals/${ticket}`, origin).href, sessionId } };
}

/** Continues a sign-in in steps, which connects. Each `sessionId` works once. */
export function endSteps(
  store: MockStore,
  caller: Principal,
  { sessionId, callbackParams }: { sessionId: string; callbackParams: Record<string, string> | undefined },
): CustomAuthConnected {
  if (callbackParams === undefined) throw new MockProblem('invalid_request', callbackParamsMissingProblem());
  const steps = takeSteps(store, caller, sessionId);
  const { ticket, error, approval } = callbackParams;
  if (ticket !== steps.ticket || (!error && !approval)) {
    throw new MockProblem('state_invalid', callbackAnswerUnknownProblem());
  }
  if (error) throw new MockProblem('consent_denied', consentDeniedProblem(''));
  const provider = getKnownProvider(store, steps.provider);
  const { projectId, request, details } = steps;
  const workspace = { value: 'acct_juniper', source: 'provider' as const };
  const connection = connect(store, provider, {
    ...request,
    projectId,
    scheme: 'custom',
    credentials: {},
    details: {
      ...details,
      providerMetadata: { ...details.providerMetadata, workspace },
      providerWorkspaceRef: workspace.value,
    },
  });
  return { connection: toConnection(connection) };
}

/** Whether this is the address of a page of the mock's provider. */
export function isApprovalPage(url: string): boolean {
  return ticketOf(url) !== undefined;
}

/** Plays the page of the mock's provider and the service's callback page. Nothing is connected yet. */
export function answerApproval(url: string, { deny = false } = {}): CustomAuthMessage {
  const ticket = ticketOf(url) ?? '';
  const params = deny ? { ticket, error: 'access_denied' } : { ticket, approval: 'mock-approval' };
  return { source: 'ampersand-custom-auth', params };
}

function takeSteps(store: MockStore, caller: Principal, sessionId: string): StoredSteps {
  const found = Object.hasOwn(store.steps, sessionId) ? store.steps[sessionId] : undefined;
  const isTheirs =
    found?.projectId === caller.project.id &&
    (caller.kind !== 'consumer' ||
      (found.request.groupRef === caller.groupRef && found.request.consumerRef === caller.consumerRef));
  if (!found || !isTheirs) throw new MockProblem('state_invalid', signInSessionUnknownProblem());
  delete store.steps[sessionId];
  if (found.expireTime > store.now().getTime()) return found;
  throw new MockProblem('state_invalid', signInSessionExpiredProblem());
}

function ticketOf(url: string): string | undefined {
  return URL.canParse(url) ? approvalPath.exec(new URL(url).pathname)?.[1] : undefined;
}
