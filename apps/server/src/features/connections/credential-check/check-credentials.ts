import type { ConnectionDiagnosis, ConnectionStatus } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import type { Credentials } from '../../../provider-auth/credentials.ts';
import { ProviderAuthError } from '../../../provider-auth/errors.ts';
import { checkHealth } from '../../../provider-auth/health-check.ts';
import type { OAuthClient, TemplateValues } from '../../../provider-auth/strategy.ts';
import { hostUnknown } from '../refusals.ts';
import { diagnose, inputsOfHost, statusAfter } from '../rules.ts';
import type { Destinations } from '../secret-destinations/destinations.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';

/** Credentials after we asked the provider about them. */
export interface CheckedCredentials {
  credentials: Credentials;
  status: ConnectionStatus;
  diagnosis: ConnectionDiagnosis;
  /** Why the provider refused them, or why we could not ask it. */
  failure: ProviderAuthError | undefined;
}

/** New credentials that are not stored yet. */
export interface Candidate extends ResolvedProvider {
  credentials: Credentials;
  client?: OAuthClient | undefined;
  values: TemplateValues;
  destinations: Destinations;
}

/**
 * Asks the provider: gets tokens if the scheme has them, then makes the health check that the catalogue names.
 * @throws {ProblemError} `invalid_request` when the typed values make a host that does not exist;
 * `provider_host_not_allowed`
 */
export async function check(context: Context, candidate: Candidate): Promise<CheckedCredentials> {
  const { provider, strategy, client, values } = candidate;
  const { tokenEndpoint, healthCheck } = candidate.destinations;
  const fetch = context.outgoing;
  let { credentials } = candidate;
  try {
    const call = { provider, fetch, tokenEndpoint, now: context.now(), values, ...(client && { client }) };
    if (strategy.connectSpends?.(call, credentials)) await context.attempt?.beforeOutsideEffect();
    credentials = await strategy.connect(call, credentials);
    const isProven = await checkHealth({ ...call, strategy, credentials, destination: healthCheck });
    const diagnosis = diagnose('ok', context.now());
    return { credentials, status: isProven ? 'working' : 'created', diagnosis, failure: undefined };
  } catch (error) {
    if (!(error instanceof ProviderAuthError)) throw error;
    assertHostExists(candidate, error);
    const diagnosis = diagnose(error.reason, context.now());
    return { credentials, status: statusAfter(error.reason, 'created'), diagnosis, failure: error };
  }
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
