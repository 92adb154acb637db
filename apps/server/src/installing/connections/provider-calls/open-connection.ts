import type { Connection } from '@dowel/schema';
import { noAnswerProblem } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { sharedNow } from '../../../platform/db/shared-clock.ts';
import { OutgoingError } from '../../../platform/outgoing/errors.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import type { Connector } from '../../../providers/connectors/connector.ts';
import type {
  CredentialsJudge,
  OtherBase,
  ProviderFetch,
  ProviderResponse,
} from '../../../providers/connectors/engine/call.ts';
import { findForModule } from '../../../providers/connectors/find-for-module.ts';
import { ProviderAuthError } from '../../../providers/provider-auth/errors.ts';
import type { SecretDestination, SecretFetch } from '../../../providers/provider-auth/secret-destination.ts';
import type { CallPurpose } from '../../../providers/provider-budgets/budgeted-call.ts';
import { isAppRefused, toProviderError } from '../../../providers/provider-problems.ts';
import {
  headerNumberOf,
  headerOf,
  type UnreadResponse,
} from '../../../providers/provider-words/provider-body.ts';
import { forWords } from '../../../providers/provider-words/secrets-in-use.ts';
import { refresh, refreshIfNeeded } from '../credential-refresh/refresh-credentials.ts';
import { OpenedRow } from '../opened-row.ts';
import { ensureValues } from '../post-authentication/ensure-values.ts';
import { type ConnectionRow, recentConnection } from '../queries.ts';
import { recordState } from '../record-state.ts';
import { connectionNotFound, signInRefused } from '../refusals.ts';
import { statusAfter } from '../rules.ts';
import { destinations } from '../secret-destinations/destinations.ts';
import { assertUsable } from './assert-usable.ts';
import { addressOf } from './call-address.ts';
import { noteVersion } from './note-version.ts';
import { takeTurn } from './take-turn.ts';

/** Sends a request that carries a connection's credentials. */
export type Transport<Answer extends UnreadResponse> = (
  destination: SecretDestination,
  init: RequestInit,
) => Promise<Answer>;

/** What a call was made with. It has a judge if the caller reads the body, which says whether the credentials are valid. */
type CalledWith = Required<Omit<ProviderResponse, keyof UnreadResponse | 'judge'>> &
  Pick<ProviderResponse, 'judge'>;

interface CallOptions<Answer extends UnreadResponse> {
  readonly transport: Transport<Answer>;
  readonly purpose?: CallPurpose;
  /** Whether the caller reads the body of every answer, and tells the judge of it. */
  readonly readsBody?: boolean;
  /** A path is relative to another base URL of the provider. */
  readonly base?: OtherBase | undefined;
}

/**
 * A connection for the calls of one request, turn or job. Each call looks whether the connection is still there and still
 * the same, so whatever changes it takes effect at the next call. Its secrets show in no log, because they are private.
 */
export class OpenConnection {
  readonly id: string;
  /** Of the provider, which the integration uses. */
  readonly module: string | undefined;
  /** How many milliseconds the provider's clock was behind ours when it last answered a connector. */
  clockBehindMs = 0;
  readonly #context: Context;
  readonly #given: Connection | undefined;
  readonly #mayBePersonal: boolean;
  #opened: OpenedRow | undefined;

  /**
   * @param connection its id, or all that the caller has found already
   * @param mayBePersonal only for what a person does. To everything else, a person's own connection is not there.
   */
  constructor(context: Context, connection: string | Connection, module?: string, mayBePersonal = false) {
    this.#context = context;
    this.#mayBePersonal = mayBePersonal;
    this.#given = typeof connection === 'string' ? undefined : connection;
    this.id = typeof connection === 'string' ? connection : connection.id;
    this.module = module;
  }

  /**
   * The connection, as it was found last.
   * @throws {ProblemError} `connection_not_found`
   */
  async connection(): Promise<Connection> {
    return this.#opened?.shown ?? this.#given ?? (await this.#look()).shown;
  }

  /** The connector that knows its provider and module. Undefined when there is none. */
  async connector(): Promise<Connector | undefined> {
    const { provider } = await this.connection();
    return findForModule(this.#context, provider, this.module);
  }

  /** Calls the provider for a connector. A problem that prevents the call becomes a `ProviderError` too. */
  fetchFor(purpose: CallPurpose = 'other', stop?: AbortSignal): ProviderFetch {
    const transport: SecretFetch = this.#context.outgoing;
    return async (pathOrUrl, init) => {
      try {
        const { base, ...given } = init ?? {};
        const call = { ...given, ...(stop && { signal: stop }) };
        const answer = await this.fetch(pathOrUrl, call, { transport, purpose, base, readsBody: true });
        this.clockBehindMs = clockBehindOf(answer);
        return answer;
      } catch (error) {
        throw error instanceof ProblemError ? toProviderError(error) : error;
      }
    };
  }

  /**
   * Sends a call with the credentials. A path is resolved against the provider's base URL, and an address of another
   * origin is refused. It renews the credentials before they expire. When the provider answers 401, it renews them and
   * tries once more, unless the body is a stream, which is not sent twice. It stores what it learns as the connection's
   * status and diagnosis. HTTP error statuses are returned, not thrown. Do not use it in a transaction.
   * @throws {ProblemError} `connection_not_found`, `credentials_rejected`, `provider_unreachable`,
   * `provider_rate_limited`, `provider_metadata_missing`, `provider_host_not_allowed`
   */
  async fetch<Answer extends UnreadResponse>(
    pathOrUrl: string,
    init: RequestInit,
    { transport, purpose = 'other', readsBody = false, base }: CallOptions<Answer>,
  ): Promise<Answer & CalledWith> {
    init.signal?.throwIfAborted();
    const context = this.#context;
    const call = { pathOrUrl, init, module: this.module, base, transport, purpose };
    const opened = await this.#ready();
    // Only connectors read bodies here. Other callers choose the version themselves.
    const connector = readsBody ? await context.connectors.find(opened.row.provider) : undefined;
    const response = await sendInTurn(context, opened, call);
    const isLeftToJudge = ({ status }: Answer) => connector?.isJudgedByBody(status) === true;
    const settled = (used: OpenedRow, answer: Answer & CalledWith) => {
      noteVersion(context, connector, answer);
      return isLeftToJudge(answer) ? leftToJudge(context, used, answer) : noted(context, used.row, answer);
    };
    if (response.status !== 401 || isLeftToJudge(response)) return settled(opened, response);

    const renewed = await renewedRow(context, opened, readsBody ? response.status : undefined).catch(
      async (error) => {
        await response.body?.cancel();
        throw error;
      },
    );
    if (!renewed) return response;
    if (renewed.row.credentialsVersion === opened.row.credentialsVersion) {
      return noted(context, opened.row, response);
    }
    if (init.body instanceof ReadableStream) return response;
    await response.body?.cancel();
    const repeated = await settled(renewed, await sendInTurn(context, renewed, call));
    return Object.assign(repeated, { secrets: repeated.secrets.and(response.secrets) });
  }

  /** What is stored now. Another process may have changed it within the last second. */
  async #look(): Promise<OpenedRow> {
    const row = await recentConnection(this.#context, this.id);
    if (!row || (row.isPersonal && !this.#mayBePersonal)) throw connectionNotFound();
    this.#opened = this.#opened?.with(row) ?? new OpenedRow(this.#context, row);
    return this.#opened;
  }

  /** Looks, and makes sure that a call can be made. */
  async #ready(): Promise<OpenedRow> {
    const found = assertUsable(this.#context, await this.#look());
    const renewed = assertUsable(this.#context, await refreshIfNeeded(this.#context, found));
    this.#opened = await ensureValues(this.#context, renewed, this.module);
    return this.#opened;
  }
}

/** From `Date`, and from the `Age` of what a cache has kept (RFC 9111, section 4.2.3). 0 when the answer has no time. */
function clockBehindOf(answer: UnreadResponse): number {
  const ageMs = (headerNumberOf(answer, 'age') ?? 0) * 1000;
  return sharedNow().getTime() - ageMs - Date.parse(headerOf(answer, 'date')?.toSend() ?? '') || 0;
}

interface ProviderCall<Answer extends UnreadResponse> {
  pathOrUrl: string;
  init: RequestInit;
  module: string | undefined;
  base: OtherBase | undefined;
  transport: Transport<Answer>;
  purpose: CallPurpose;
}

/**
 * Undefined when the provider refused the refresh, or the connection was stopped meanwhile. Both are stored already. The
 * provider's answer to the call says why, unless the application itself is refused.
 * @param status what the call was answered, if a connector has made it
 * @throws {ProviderError} for a connector, when the application is refused, or the provider cannot be asked
 */
async function renewedRow(
  context: Context,
  opened: OpenedRow,
  status: number | undefined,
): Promise<OpenedRow | undefined> {
  try {
    return assertUsable(context, await refresh(context, opened));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const isRejected = error.code === 'credentials_rejected';
    if (status !== undefined && (!isRejected || isAppRefused(error))) throw toProviderError(error, status);
    if (!isRejected) throw error;
    return undefined;
  }
}

/** Sends a call when the provider's limits allow it. */
async function sendInTurn<Answer extends UnreadResponse>(
  context: Context,
  opened: OpenedRow,
  call: ProviderCall<Answer>,
): Promise<Answer & CalledWith> {
  const turn = await takeTurn(context, opened.limits, call);
  const response = await send(context, opened, call);
  return Object.assign(response, await turn.learn(response));
}

async function send<Answer extends UnreadResponse>(
  context: Context,
  opened: OpenedRow,
  call: ProviderCall<Answer>,
): Promise<Answer & Pick<CalledWith, 'secrets' | 'address'>> {
  const { row, resolved, credentials, values, secrets, app } = opened;
  const { provider, strategy } = resolved;
  try {
    const called = addressOf(resolved, call);
    const destination = destinations(context, resolved, row, app).api(called);
    const address = { url: destination, headers: new Headers(call.init.headers) };
    const { url, headers } = strategy.decorate(provider, credentials, address, values);
    const response = await call.transport(url, { ...call.init, headers });
    count(context, row, response.status >= 400);
    return Object.assign(response, { secrets, address: called });
  } catch (error) {
    // The stored credentials fit into no request.
    if (error instanceof ProviderAuthError) {
      await note(context, row, 'revoked');
      throw signInRefused(provider, error, 'The call was not made.');
    }
    if (!(error instanceof OutgoingError)) throw error;
    count(context, row, true);
    await note(context, row, 'provider_unreachable');
    throw new ProblemError('provider_unreachable', {
      // A redirect leads to a host of the provider's choice, and its name may repeat the credentials.
      ...noAnswerProblem(provider, secrets.mask(error.message, forWords)),
      cause: error,
    });
  }
}

function count(context: Context, { provider }: ConnectionRow, isFailed: boolean): void {
  context.callCounts.count(context.project.id, provider, context.now().getTime(), isFailed);
}

/** The status says nothing of the connection. The caller does, when it has read the body. */
function leftToJudge<Answered extends UnreadResponse>(
  context: Context,
  opened: OpenedRow,
  response: Answered,
): Answered {
  const { row } = opened;
  const refused = () => note(context, row, 'revoked');
  const judge: CredentialsJudge = {
    accepted: () => note(context, row, 'ok'),
    refused,
    async renew() {
      const renewed = await renewedRow(context, opened, response.status);
      // A refresh that was refused has been noted already.
      if (!renewed) return false;
      if (renewed.row.credentialsVersion !== row.credentialsVersion) return true;
      await refused();
      return false;
    },
  };
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
