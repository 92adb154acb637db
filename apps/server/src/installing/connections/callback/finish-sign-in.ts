import type { ProblemCode, ProviderInfo, ProviderMetadata, ProviderMetadataInfo } from '@dowel/schema';
import {
  adminApprovalProblem,
  beganElsewhereProblem,
  consentDeniedProblem,
  isProviderAway,
  providerTroubleProblem,
  type SignInEnd,
  signInEndedProblem,
  signInOverProblem,
  templateNames,
  tokenExchangeProblem,
} from '@dowel/schema/rules';
import type { Context, PublicContext } from '../../../context.ts';
import { sha256 } from '../../../platform/digest.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import { toProblem as toKnownProblem } from '../../../platform/problems/to-problem.ts';
import type { Cookies } from '../../../platform/requests/cookies.ts';
import { reportRequest } from '../../../platform/requests/report-request.ts';
import type { UsableProviderApp } from '../../../providers/provider-apps/service.ts';
import * as providerApps from '../../../providers/provider-apps/service.ts';
import { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import type { Issued } from '../../../providers/provider-auth/oauth2/token-endpoint.ts';
import { readTokenMetadata } from '../../../providers/provider-auth/oauth2/token-metadata.ts';
import { exchangeCode } from '../../../providers/provider-auth/oauth2-authorization-code.ts';
import { ProviderText } from '../../../providers/provider-words/provider-text.ts';
import { SecretsInUse } from '../../../providers/provider-words/secrets-in-use.ts';
import * as providers from '../../../providers/providers/service.ts';
import { type Brand, brandOf } from '../brand.ts';
import { assertHostExists, check, isRefused } from '../check-credentials.ts';
import { assertLinkOpen } from '../links/complete-link.ts';
import { appMissing, signInRefused } from '../refusals.ts';
import { toWorkspace } from '../rules.ts';
import { save } from '../save-connection.ts';
import { assertSignInHosts, destinations } from '../secret-destinations/destinations.ts';
import { clearedCookie, hasCookie } from '../sign-in/browser-cookie.ts';
import { callbackAddress } from '../sign-in/callback-address.ts';
import { enterSignIn } from '../sign-in/entering.ts';
import { type FoundSignIn, findByState, type SignInRow, spendState } from '../sign-in/queries.ts';
import { filled, type ResolvedProvider, resolveProvider } from '../stored-credentials.ts';
import { templateValues } from '../template-values.ts';
import { accountPlace } from './account-place.ts';
import { approvalAddress, asksForAdministrator } from './admin-approval.ts';
import { assertIssuer } from './issuer.ts';

/** How a sign-in ended, for a person and for the page that began it. */
export interface SignInOutcome {
  connectionId?: string;
  /** Why there is no connection: for the person, and for a page that is not known. */
  problem?: { code: ProblemCode; status: number; text: string; publicText?: string };
  /** The sign-in has ended before. This page does not know how. */
  hasEnded?: true;
  /** Absent when the sign-in is unknown, or is that of another browser. */
  brand?: Brand;
  returnUrl?: string | undefined;
  /** The `Set-Cookie` line that removes the cookie of a sign-in that is over. */
  setCookie?: string;
}

/** The parameters with which the provider sent the browser back. */
type CallbackQuery = Readonly<Record<string, string>>;

/**
 * Ends a sign-in with the answer that the provider sent the browser back with. Only the browser that passed the start
 * page can do this. In another browser we exchange nothing and use nothing up, so the right browser can still finish.
 * Then we use up the state before anything else, so an answer that arrives twice ends the sign-in only once. A failed
 * sign-in is returned as an outcome. A database error while the state is used up is thrown.
 */
export async function finish(
  context: PublicContext,
  answer: CallbackQuery,
  cookies: Cookies,
): Promise<SignInOutcome> {
  let found: FoundSignIn | undefined;
  try {
    found = answer.state ? await findByState(context, sha256(answer.state)) : undefined;
  } catch (error) {
    reportRequest.failure(context, 'oauthCallback', error);
    return { problem: notLookedUp(error) };
  }
  if (!found) return { problem: toProblem(stateInvalid('unknown')) };
  const { signIn } = found;
  const caller = enterSignIn(context, found);
  const ended = { problem: toProblem(stateInvalid('used')), hasEnded: true } as const;
  if (signIn.usedTime !== null) return ended;
  // The browser removes the cookie at the same time, so the expiry is checked before the cookie.
  if (signIn.expireTime <= context.now()) return { problem: toProblem(stateInvalid('expired')) };
  if (!hasCookie(context, signIn, cookies)) {
    const problem = new ProblemError('sign_in_elsewhere', beganElsewhereProblem());
    reportRequest.failure(context, 'oauthCallback', problem);
    return { problem: toProblem(problem) };
  }
  const setCookie = clearedCookie(context, signIn);
  if (!(await spendState(context, signIn.id))) return { ...ended, setCookie };
  return { ...(await end(caller, found, answer)), setCookie };
}

async function end(caller: Context, found: FoundSignIn, answer: CallbackQuery): Promise<SignInOutcome> {
  const { signIn } = found;
  const { returnUrl } = signIn.bindings;
  const brand = brandOf(caller, found);
  try {
    const { metadata: providerMetadata } = signIn.bindings;
    const bound = resolveProvider(caller, { provider: signIn.provider, providerMetadata });
    assertIssuer(caller, bound.provider, answer.iss);
    const { row, checked } = await connect(caller, signIn, bound, answer);
    const { failure } = checked;
    if (failure && isRefused(checked)) {
      throw signInRefused(bound.provider, failure, REFUSED);
    }
    return { connectionId: row.id, brand, returnUrl };
  } catch (error) {
    reportRequest.failure(caller, 'oauthCallback', error);
    return { problem: toProblem(error), brand, returnUrl };
  }
}

async function connect(context: Context, signIn: SignInRow, bound: ResolvedProvider, answer: CallbackQuery) {
  const { bindings, provider: name } = signIn;
  const { code } = answer;
  if (bindings.linkId !== undefined) await assertLinkOpen(context, bindings.linkId);
  const isRefused = !code || !!answer.error;
  const isForAdministrator = asksForAdministrator(answer.error, answer.error_description);
  if (isRefused && !isForAdministrator) throw refusedBy(answer);
  const { groupRef, providerAppId: id } = bindings;
  const app = await providerApps.findUsable(context, { provider: name, groupRef, id });
  if (!app) throw appMissing(providers.named(context, name));
  if (isRefused) throw administratorNeeded(context, name, app);
  const known = { ...bindings.metadata, ...accountPlace(name, answer) };
  const resolved = filled(bound, known);

  const issued = await exchange(context, resolved, app, {
    client: app.client,
    code,
    state: answer.state ?? '',
    redirectUri: callbackAddress(context),
    codeVerifier:
      signIn.verifierSealed === null ? undefined : context.secrets.open(signIn.verifierSealed, signIn.id),
  });
  const account = readAccount(bound.entry, known, issued);
  const connected = filled(bound, account.metadata);
  // A token response may say where the account lives, and it may lie.
  assertSignInHosts(context, connected, app);
  const tokens = { ...issued.tokens, ...(account.scopes && { scopes: account.scopes }) };
  const candidate = {
    resolved: connected,
    credentials: { tokens },
    client: app.client,
    values: templateValues(connected, app),
    source: 'issued' as const,
    app,
    tokenAnswer: issued.body,
    code,
  };
  const checked = await check(context, candidate, { ...bindings, provider: name });
  const row = await save(context, {
    ...bindings,
    provider: name,
    authScheme: resolved.strategy.authScheme,
    checked,
    providerAppId: app.id,
    providerConsumerRef: account.providerConsumerRef,
    isOffered: true,
  });
  return { row, checked };
}

async function exchange(
  context: Context,
  resolved: ResolvedProvider,
  app: UsableProviderApp,
  code: Parameters<typeof exchangeCode>[1],
): Promise<Issued> {
  try {
    const { tokenEndpoint } = destinations(context, resolved, 'issued', app);
    const call = {
      provider: resolved.provider,
      fetch: context.outgoing,
      tokenEndpoint,
      now: context.now(),
      values: templateValues(resolved, app),
    };
    return await exchangeCode(call, code);
  } catch (error) {
    if (!(error instanceof ProviderAuthError)) throw error;
    assertHostExists(resolved, error);
    if (asksForAdministrator(error.message)) throw administratorNeeded(context, resolved.provider.name, app);
    const isAway = isProviderAway(error.reason);
    throw new ProblemError(isAway ? 'provider_unreachable' : 'token_exchange_failed', {
      ...tokenExchangeProblem(isAway, error.message),
      cause: error,
    });
  }
}

/** What the token response says about the account, joined with what was known before. */
function readAccount(provider: ProviderInfo, known: ProviderMetadata, { body, secrets }: Issued) {
  const fields = provider.oauth2Opts?.tokenMetadataFields ?? {};
  const { providerWorkspaceRef: told, ...read } = readTokenMetadata(fields, body, secrets);
  const isTyped = known.workspace !== undefined && known.workspace.source !== 'token';
  const workspace = told === undefined || isTyped ? undefined : toWorkspace(provider, told);
  // An entry may use the response's field name as a placeholder. Gong, for example, has its whole base URL there.
  const ownName = templateNames(provider.baseURL).find((name) => name === fields.workspaceRefField);
  return {
    ...read,
    metadata: {
      ...known,
      ...read.metadata,
      ...(workspace !== undefined && { workspace: toldBy(workspace) }),
      ...(ownName !== undefined && told !== undefined && { [ownName]: toldBy(told) }),
    },
  };
}

function toldBy(value: string): ProviderMetadataInfo {
  return { value, source: 'token' };
}

/**
 * Anyone can put an error text into the callback's address. The state and the code of that address are masked in it.
 */
function refusedBy({
  error = '',
  error_description: description = '',
  ...brought
}: CallbackQuery): ProblemError {
  const secrets = new SecretsInUse([brought.state, brought.code]);
  const words = new ProviderText(description).words(secrets);
  const said = words ? ` The provider says: ${words}` : '';
  if (error === 'access_denied') {
    return new ProblemError('consent_denied', consentDeniedProblem(said));
  }
  if (error === 'server_error' || error === 'temporarily_unavailable') {
    return new ProblemError('provider_unreachable', providerTroubleProblem(said));
  }
  const reason = error && new ProviderText(error).words(secrets);
  return new ProblemError('token_exchange_failed', signInEndedProblem(reason, said));
}

function administratorNeeded(context: Context, name: string, app: UsableProviderApp): ProblemError {
  const { authURL } = context.catalogue.get(name).oauth2Opts ?? {};
  const words = adminApprovalProblem(providers.named(context, name), approvalAddress(authURL, app));
  return new ProblemError('admin_approval_needed', words);
}

const REFUSED = 'You signed in, but it refused the first call. Start again, perhaps with another account.';

const withoutNames: Readonly<Partial<Record<string, string>>> = {
  account_differs: 'This sign-in is to another account than the connection. Nothing was changed.',
  account_in_use: 'Another customer has already connected this account. Nothing was changed.',
};

function stateInvalid(end: SignInEnd): ProblemError {
  return new ProblemError('state_invalid', signInOverProblem(end));
}

/** Nothing is used up yet, so the same address can still end the sign-in later. */
function notLookedUp(error: unknown): NonNullable<SignInOutcome['problem']> {
  const { code, status } = toKnownProblem(error);
  const text =
    'This sign-in could not be looked up just now. Nothing is lost: load this page again in a moment.';
  return { code, status, text };
}

function toProblem(error: unknown): NonNullable<SignInOutcome['problem']> {
  if (error instanceof ProblemError) {
    const { code, status, details } = error;
    // Every page may read what is told to the one that began the sign-in. It must not learn the names of accounts.
    const publicText = withoutNames[code];
    return { code, status, text: details.detail, ...(publicText !== undefined && { publicText }) };
  }
  const { code, status } = toKnownProblem(error);
  const text = 'Something went wrong in the service, so nothing was connected. Start again in a moment.';
  return { code, status, text };
}
