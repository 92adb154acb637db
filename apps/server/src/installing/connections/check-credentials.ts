import type { ConnectedAccount, ConnectionDiagnosis, ConnectionStatus } from '@dowel/schema';
import { templateNames } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { type Credentials, secretsOf } from '../../providers/provider-auth/credentials.ts';
import { ProviderAuthError } from '../../providers/provider-auth/errors.ts';
import { checkHealth } from '../../providers/provider-auth/health-check.ts';
import type { OAuthClient } from '../../providers/provider-auth/strategy.ts';
import type { ProviderBody } from '../../providers/provider-words/provider-body.ts';
import { SecretsInUse } from '../../providers/provider-words/secrets-in-use.ts';
import { learnAccount } from './identity/learn-account.ts';
import { learnBefore } from './identity/learn-before.ts';
import type { KnownBefore } from './identity/settle-account.ts';
import type { Asking } from './post-authentication/ask-source.ts';
import { type Learned, learnValues } from './post-authentication/learn-values.ts';
import { missingToldValues } from './post-authentication/needed-values.ts';
import { hostUnknown } from './refusals.ts';
import { diagnose, inputsOfHost, statusAfter } from './rules.ts';
import { assertSignInHosts, destinations } from './secret-destinations/destinations.ts';
import type { ResolvedProvider } from './stored-credentials.ts';
import { withMetadata } from './template-values.ts';

/** Credentials after we asked the provider about them. */
export interface CheckedCredentials {
  credentials: Credentials;
  /** The account at the provider that the credentials are for. Undefined if the provider has not said it. */
  account?: ConnectedAccount | undefined;
  /** Whose account the connection leads to, if that was not known until now. */
  before?: KnownBefore | undefined;
  /** What is known of the account, with what the provider has told. */
  resolved: ResolvedProvider;
  status: ConnectionStatus;
  diagnosis: ConnectionDiagnosis;
  /** Why the provider refused them, or why we could not ask it. */
  failure: ProviderAuthError | undefined;
}

/** New credentials that are not stored yet. How they came to us decides where they may go. */
export interface Candidate extends Omit<Asking, 'secrets'> {
  client?: OAuthClient | undefined;
  /** The code of the sign-in that they came from. */
  code?: string | undefined;
}

/**
 * Checks new credentials. If nobody knows whose account those are that they replace, it asks for that too.
 * @throws {ProblemError} `invalid_request` when the typed values make a host that does not exist;
 * `provider_host_not_allowed`
 */
export async function check(
  context: Context,
  candidate: Candidate,
  owner: Parameters<typeof learnBefore>[1],
): Promise<CheckedCredentials> {
  const { app, source, credentials, resolved } = candidate;
  // What the app gets for a refresh token goes where its sign-ins go. Other tokens may go wherever their owner says.
  if (source === 'typed' && app && credentials.tokens?.refreshToken)
    assertSignInHosts(context, resolved, app);
  const brought = [...secretsOf(credentials), candidate.code];
  const [checked, before] = await Promise.all([
    checkNew(context, candidate),
    learnBefore(context, owner, brought),
  ]);
  return { ...checked, before };
}

/**
 * Asks the provider: gets tokens if the scheme has them, then the values that the entry wants after a sign-in, then
 * makes the health check that the catalogue names, and asks whose account it is. Without such a value the credentials
 * are good, but the diagnosis says what is missing.
 */
async function checkNew(context: Context, candidate: Candidate): Promise<CheckedCredentials> {
  const { client, code, values, source, app } = candidate;
  const { provider, strategy } = candidate.resolved;
  const { tokenEndpoint } = destinations(context, candidate.resolved, source, app);
  const fetch = context.outgoing;
  let { credentials, tokenAnswer } = candidate;
  const onTokens = (answer: ProviderBody) => {
    tokenAnswer = answer;
  };
  let learned: Learned = { resolved: candidate.resolved };
  try {
    const now = context.now();
    const call = { provider, fetch, tokenEndpoint, now, values, onTokens, ...(client && { client }) };
    if (strategy.connectSpends?.(call, credentials)) await context.attempt?.beforeOutsideEffect();
    credentials = await strategy.connect(call, credentials);
    const inputs = Object.values(values.providerInputs);
    const secrets = new SecretsInUse([...secretsOf(credentials), ...inputs, client?.clientSecret, code]);
    learned = await learnValues(context, { ...candidate, credentials, secrets });
    const { resolved } = learned;
    const known = {
      ...candidate,
      credentials,
      tokenAnswer,
      secrets,
      resolved,
      values: withMetadata(values, resolved.metadata),
    };
    const isProven = await isHealthy(context, known, learned);
    const diagnosis = diagnose(learned.failure?.reason ?? 'ok', context.now());
    const status = isProven && !learned.failure ? 'working' : 'created';
    const account = await learnAccount(context, known);
    return { credentials, account, resolved, status, diagnosis, failure: undefined };
  } catch (error) {
    if (!(error instanceof ProviderAuthError)) throw error;
    const renewable = withoutRefused(candidate, error);
    if (renewable) return checkNew(context, renewable);
    assertHostExists(candidate.resolved, error);
    const { resolved } = learned;
    const diagnosis = diagnose(error.reason, context.now());
    const status = statusAfter(error.reason, 'created');
    return { credentials, resolved, status, diagnosis, failure: error };
  }
}

/** Imported tokens without their access token, if the provider refused it and a refresh token can get a new one. */
function withoutRefused(candidate: Candidate, { isUnauthorized }: ProviderAuthError): Candidate | undefined {
  const { tokens } = candidate.credentials;
  const canRenew = candidate.source === 'typed' && tokens?.accessToken && tokens.refreshToken;
  if (!isUnauthorized || !canRenew) return undefined;
  const { accessToken: _, ...others } = tokens;
  return { ...candidate, credentials: { ...candidate.credentials, tokens: others } };
}

/**
 * Makes the health check, if its address is known by now.
 * @throws {ProviderAuthError}
 */
function isHealthy(context: Context, candidate: Asking, { failure }: Learned): Promise<boolean> {
  const { resolved, credentials, secrets, values, source, app } = candidate;
  const { entry, provider, strategy, metadata } = resolved;
  if (failure?.reason === 'revoked') throw failure;
  const unknown = missingToldValues(entry, metadata);
  const used = templateNames(entry.authHealthCheck?.url ?? '');
  if (unknown.some((name) => used.includes(name))) return Promise.resolve(false);
  const { healthCheck } = destinations(context, resolved, source, app);
  const call = { provider, strategy, credentials, secrets, fetch: context.outgoing };
  return checkHealth({ ...call, values, destination: healthCheck });
}

/**
 * A wrong host is treated like a wrong key: the caller learns it at once, and nothing is stored for a later try.
 * @throws {ProblemError} `invalid_request`
 */
export function assertHostExists(
  { entry, metadata }: Pick<ResolvedProvider, 'entry' | 'metadata'>,
  error: ProviderAuthError,
): void {
  if (error.unknownHost === undefined) return;
  const inputs = inputsOfHost(entry, metadata, error.unknownHost);
  if (inputs.length > 0) throw hostUnknown(error.unknownHost, inputs, error);
}

/** Whether the provider refused the credentials. False when it was unreachable or asked us to wait. */
export function isRefused({ failure }: CheckedCredentials): boolean {
  return (
    failure !== undefined && failure.reason !== 'provider_unreachable' && failure.reason !== 'rate_limited'
  );
}
