import {
  baseUrlOf,
  noAnswerProblem,
  otherOriginProblem,
  plainAddress,
  TemplateError,
  templateNames,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { OutgoingError } from '../../../platform/outgoing/errors.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { CredentialsJudge } from '../../../providers/connectors/engine/call.ts';
import { secretsOf } from '../../../providers/provider-auth/credentials.ts';
import { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import type { SecretDestination, SecretFetch } from '../../../providers/provider-auth/secret-destination.ts';
import type { CallPurpose } from '../../../providers/provider-budgets/budgeted-call.ts';
import type { UnreadResponse } from '../../../providers/provider-words/provider-body.ts';
import { SecretsInUse } from '../../../providers/provider-words/secrets-in-use.ts';
import * as providers from '../../../providers/providers/service.ts';
import { refresh, refreshIfNeeded } from '../credential-refresh/refresh-credentials.ts';
import { isUnconfirmed } from '../identity/aside.ts';
import { ensureValues } from '../post-authentication/ensure-values.ts';
import { type ConnectionRow, recentConnection } from '../queries.ts';
import { recordState } from '../record-state.ts';
import { accountUnconfirmed, connectionNotFound, metadataMissing, signInRefused } from '../refusals.ts';
import { statusAfter } from '../rules.ts';
import { appHosts, destinations } from '../secret-destinations/destinations.ts';
import {
  openClientSecret,
  openCredentials,
  type ResolvedProvider,
  resolveProvider,
} from '../stored-credentials.ts';
import { storedTemplateValues } from '../template-values.ts';
import { judgeOf } from './judged-by-body.ts';
import { noteVersion } from './note-version.ts';
import { type LimitNoter, takeTurn } from './take-turn.ts';

/** Calls a provider. A path is resolved against the provider's base URL. An address of another origin is refused. */
export type AuthorizedFetch = (pathOrUrl: string, init?: RequestInit) => Promise<AuthorizedResponse>;

/** Calls a provider like `AuthorizedFetch`, and answers what the transport answers. */
export type AuthorizedCall<Answer> = (pathOrUrl: string, init?: RequestInit) => Promise<Answer & CalledWith>;

/** Sends a request that carries a connection's credentials. */
export type Transport<Answer extends UnreadResponse> = (
  destination: SecretDestination,
  init: RequestInit,
) => Promise<Answer>;

/** A provider's answer, and the secrets that must be masked in its text before anyone sees it. */
type AuthorizedResponse = UnreadResponse & CalledWith;

/** What a call was made with. */
interface CalledWith extends LimitNoter {
  readonly secrets: SecretsInUse;
  /** The address, without credentials. Relative addresses in the answer refer to it. */
  readonly address: string;
  /** Only when the caller reads the body, and the body says whether the credentials are valid. */
  readonly judge?: CredentialsJudge;
}

/**
 * A `fetch` that sends a connection's credentials. It renews them before they expire. When the provider answers 401, it
 * renews them and tries once more. It stores what it learns as the connection's status and diagnosis. HTTP error
 * statuses are returned, not thrown. Do not use it in a transaction.
 * @throws {ProblemError} by the returned function: `connection_not_found`, `credentials_rejected`,
 * `provider_unreachable`, `provider_rate_limited`, `provider_metadata_missing`, `provider_host_not_allowed`
 */
export function authorizedFetch(
  context: Context,
  connectionId: string,
  {
    module,
    purpose = 'other',
    readsBody = false,
  }: { module?: string; purpose?: CallPurpose; readsBody?: boolean } = {},
): AuthorizedFetch {
  const transport: SecretFetch = context.outgoing;
  return authorizedCall(context, connectionId, { module, purpose, transport, readsBody });
}

/**
 * Like `authorizedFetch`, over another transport. A body that is a stream is not sent twice: the answer is then the
 * provider's 401, and the next call has the renewed credentials.
 */
export function authorizedCall<Answer extends UnreadResponse>(
  context: Context,
  connectionId: string,
  { module, transport, purpose, readsBody }: CallOptions<Answer>,
): AuthorizedCall<Answer> {
  return async (pathOrUrl, init = {}) => {
    const call = { pathOrUrl, init, module, transport, purpose };
    const row = await ensureValues(context, await freshRow(context, connectionId), module);
    const response = await sendInTurn(context, row, call);
    const settled = (used: ConnectionRow, answer: Answer & CalledWith) => {
      // Only connectors read bodies here. Other callers choose the version themselves.
      if (readsBody) noteVersion(context, used.provider, answer);
      return readsBody && answer.ok && context.connectors.find(used.provider)?.isJudgedByBody
        ? leftToJudge(context, used, answer)
        : noted(context, used, answer);
    };
    if (response.status !== 401) return settled(row, response);

    const renewed = await renewedRow(context, row);
    if (!renewed) return response;
    if (renewed.credentialsVersion === row.credentialsVersion) return noted(context, row, response);
    if (init.body instanceof ReadableStream) return response;
    await response.body?.cancel();
    const repeated = await settled(renewed, await sendInTurn(context, renewed, call));
    return Object.assign(repeated, { secrets: repeated.secrets.and(response.secrets) });
  };
}

interface CallOptions<Answer extends UnreadResponse> {
  readonly module: string | undefined;
  readonly transport: Transport<Answer>;
  readonly purpose: CallPurpose;
  /** Whether the caller reads the body of every answer, and tells the judge of it. */
  readonly readsBody?: boolean;
}

interface ProviderCall<Answer extends UnreadResponse> {
  pathOrUrl: string;
  init: RequestInit;
  module: string | undefined;
  transport: Transport<Answer>;
  purpose: CallPurpose;
}

async function freshRow(context: Context, id: string): Promise<ConnectionRow> {
  const row = await recentConnection(context, id);
  if (!row) throw connectionNotFound();
  if (isUnconfirmed(row)) throw accountUnconfirmed(providers.named(context, row.provider));
  return refreshIfNeeded(context, row);
}

/**
 * Undefined when the provider refused the refresh. That is already stored, and the provider's answer to the call says
 * why.
 */
async function renewedRow(context: Context, row: ConnectionRow): Promise<ConnectionRow | undefined> {
  try {
    return await refresh(context, row);
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'credentials_rejected') return undefined;
    throw error;
  }
}

/** Sends a call when the provider's limits allow it. */
async function sendInTurn<Answer extends UnreadResponse>(
  context: Context,
  row: ConnectionRow,
  call: ProviderCall<Answer>,
): Promise<Answer & CalledWith> {
  const turn = await takeTurn(context, row, call);
  const response = await send(context, row, call);
  return Object.assign(response, await turn.learn(response));
}

async function send<Answer extends UnreadResponse>(
  context: Context,
  row: ConnectionRow,
  call: ProviderCall<Answer>,
): Promise<Answer & Omit<CalledWith, keyof LimitNoter>> {
  const resolved = resolveProvider(context, row, call.module);
  const { provider, strategy } = resolved;
  const credentials = openCredentials(context, row);
  const values = storedTemplateValues(context, resolved, row);
  const secrets = new SecretsInUse(() => [
    ...secretsOf(credentials),
    ...Object.values(values.providerInputs),
    openClientSecret(context, row),
  ]);
  try {
    const called = addressOf(resolved, call);
    const destination = destinations(context, resolved, row, appHosts(row)).api(called);
    const address = { url: destination, headers: new Headers(call.init.headers) };
    const { url, headers } = strategy.decorate(provider, credentials, address, values);
    const response = await call.transport(url, { ...call.init, headers });
    return Object.assign(response, { secrets, address: called });
  } catch (error) {
    // The stored credentials fit into no request.
    if (error instanceof ProviderAuthError) {
      await note(context, row, 'revoked');
      throw signInRefused(provider, error, 'The call was not made.');
    }
    if (!(error instanceof OutgoingError)) throw error;
    await note(context, row, 'provider_unreachable');
    throw new ProblemError('provider_unreachable', {
      ...noAnswerProblem(provider, error.message),
      cause: error,
    });
  }
}

/** Credentials go only to the provider's own origin, even when a response names another one for the next page. */
function addressOf(
  { provider }: ResolvedProvider,
  { pathOrUrl, module }: Pick<ProviderCall<UnreadResponse>, 'pathOrUrl' | 'module'>,
): string {
  const base = baseUrlOf(provider, module ?? '');
  const missing = unfilledNames(base);
  if (missing.length > 0) throw metadataMissing(provider, missing);
  const isAddress = /^https?:\/\//i.test(pathOrUrl);
  const joined = isAddress ? pathOrUrl : `${base.replace(/\/+$/, '')}${pathBelow(pathOrUrl)}`;
  const { origin } = plainAddress(joined) ?? {};
  // Text that is no address is not refused here, but in `destinations`.
  if (origin === undefined || origin === plainAddress(base)?.origin) return joined;
  throw new ProblemError('provider_unreachable', otherOriginProblem(provider, origin));
}

/** A base URL such as `https://api.example/graphql` is called itself. A slash behind it may lead to something else. */
function pathBelow(path: string): string {
  const relative = path.replace(/^\/+/, '');
  return /^(\?|$)/.test(relative) ? relative : `/${relative}`;
}

/** A value may hold braces of its own. Such an address is not refused here, but in `destinations`. */
function unfilledNames(text: string): string[] {
  try {
    return templateNames(text);
  } catch (error) {
    if (error instanceof TemplateError) return [];
    throw error;
  }
}

/** The status says nothing of the connection. The caller does, when it has read the body. */
function leftToJudge<Answered extends object>(
  context: Context,
  row: ConnectionRow,
  response: Answered,
): Answered {
  const judge = judgeOf(row, {
    note: (reason) => note(context, row, reason),
    renew: () => renewedRow(context, row),
  });
  return Object.assign(response, { judge });
}

/** A 403 says nothing of the connection: the account may lack a permission for this one object. */
async function noted<Answered extends UnreadResponse>(
  context: Context,
  row: ConnectionRow,
  response: Answered,
): Promise<Answered> {
  if (response.ok) await note(context, row, 'ok');
  else if (response.status === 401) await note(context, row, 'revoked');
  else if (response.status === 429) await note(context, row, 'rate_limited');
  return response;
}

/** Writes only what has changed. Most calls find the same state as the last one. */
async function note(
  context: Context,
  row: ConnectionRow,
  reason: 'ok' | 'revoked' | 'rate_limited' | 'provider_unreachable',
): Promise<void> {
  const status = reason === 'ok' ? 'working' : statusAfter(reason, row.status);
  if (status === row.status && row.diagnosis?.reason === reason) return;
  await recordState(context, row, reason);
}
