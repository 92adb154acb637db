import { providerTitle } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { ConnectionStop } from '../../platform/db/tables/connections.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';
import * as providerApps from '../../providers/provider-apps/service.ts';
import type { Credentials } from '../../providers/provider-auth/credentials.ts';
import { ProviderAuthError, toProviderAuthError } from '../../providers/provider-auth/errors.ts';
import { revokeToken } from '../../providers/provider-auth/oauth2/revocation.ts';
import type { ConnectionRow } from './queries.ts';
import { destinations } from './secret-destinations/destinations.ts';
import { resolveProvider } from './stored-credentials.ts';

/** What became of credentials at their provider. All but `revoked` say why they were not revoked. */
export type Revocation = 'revoked' | NonNullable<ConnectionStop['reason']>;

/** Sealed credentials of a connection, and what they were made with. */
type Stored = Pick<ConnectionRow, 'providerAppId' | 'providerMetadata' | 'providerWorkspaceRef'> & {
  readonly sealed: ConnectionRow['credentialsSealed'];
};

/**
 * Revokes the tokens of stored credentials, if the provider can do that, within its limits. Some providers then revoke all
 * that the person has granted to the app. Revoking twice does no harm (RFC 7009, 2.2).
 */
export async function revokeStored(
  context: Context,
  { id: connectionId, provider: name, groupRef }: Pick<ConnectionRow, 'id' | 'provider' | 'groupRef'>,
  { sealed, providerAppId, providerMetadata, providerWorkspaceRef }: Stored,
): Promise<Revocation> {
  if (sealed === null) return 'no_token';
  try {
    // The cast is safe: only credentials are sealed there.
    const { tokens } = JSON.parse(context.secrets.open(sealed, connectionId)) as Credentials;
    const token = tokens?.refreshToken ?? tokens?.accessToken;
    if (!token) return 'no_token';
    const resolved = resolveProvider(context, { provider: name, providerMetadata });
    const template = resolved.entry.oauth2Opts?.revocationURL;
    const address = resolved.provider.oauth2Opts?.revocationURL;
    if (template === undefined || address === undefined) return 'no_address';
    const app =
      providerAppId === null
        ? undefined
        : await providerApps.findUsable(context, { provider: name, groupRef, id: providerAppId });
    if (!app) return 'no_app';
    const destination = destinations(context, resolved, 'issued', app).told(template, address);
    const title = providerTitle(resolved.entry);
    const whose = { provider: name, title, connectionId, providerWorkspaceRef, providerAppId };
    await context.providerBudgets.take(context, {
      ...whose,
      purpose: 'other',
      method: 'POST',
      path: '/revoke',
    });
    await revokeToken(context.outgoing, destination, app.client, token.token);
    return 'revoked';
  } catch (err) {
    context.log.warn({ err, connectionId, provider: name }, 'tokens were not revoked');
    return reasonOf(err);
  }
}

function reasonOf(error: unknown): Revocation {
  if (error instanceof SecretUnreadableError) return 'unreadable';
  const failure = toProviderAuthError(error);
  if (failure instanceof ProviderAuthError) {
    return failure.reason === 'provider_unreachable' || failure.reason === 'rate_limited'
      ? 'unreachable'
      : 'refused';
  }
  return error instanceof ProblemError && error.code === 'provider_rate_limited' ? 'unreachable' : 'refused';
}
