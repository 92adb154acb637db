import type { ConnectionDiagnosis, ConnectionStatus } from '@dowel/schema';
import type { Context } from '../../../context.ts';
import type { Credentials } from '../../../provider-auth/credentials.ts';
import { ProviderAuthError } from '../../../provider-auth/errors.ts';
import { checkHealth } from '../../../provider-auth/health-check.ts';
import type { OAuthClient } from '../../../provider-auth/strategy.ts';
import { diagnose, statusAfter } from '../rules.ts';
import type { ResolvedProvider } from '../stored-credentials.ts';

/** Credentials a provider was asked about. */
export interface CheckedCredentials {
  credentials: Credentials;
  status: ConnectionStatus;
  diagnosis: ConnectionDiagnosis;
  /** What the provider had against them, or why it could not be asked. */
  failure: ProviderAuthError | undefined;
}

/** Fresh credentials, not yet connected. */
export interface Candidate extends ResolvedProvider {
  credentials: Credentials;
  client?: OAuthClient | undefined;
}

/** Asks the provider: gets tokens where the scheme has them, then makes the call the catalogue names. */
export async function check(context: Context, candidate: Candidate): Promise<CheckedCredentials> {
  const { provider, strategy, client } = candidate;
  let { credentials } = candidate;
  try {
    const call = { provider, fetch: context.outgoing, now: context.now(), ...(client && { client }) };
    credentials = await strategy.connect(call, credentials);
    const isProven = await checkHealth({ provider, strategy, credentials, fetch: context.outgoing });
    const diagnosis = diagnose('ok', context.now());
    return { credentials, status: isProven ? 'working' : 'created', diagnosis, failure: undefined };
  } catch (error) {
    if (!(error instanceof ProviderAuthError)) throw error;
    const diagnosis = diagnose(error.reason, context.now());
    return { credentials, status: statusAfter(error.reason, 'created'), diagnosis, failure: error };
  }
}

/** Whether the provider said no, rather than nothing. */
export function isRefused({ failure }: CheckedCredentials): boolean {
  return (
    failure !== undefined && failure.reason !== 'provider_unreachable' && failure.reason !== 'rate_limited'
  );
}
