import { accountId } from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import * as providerApps from '../../../providers/provider-apps/service.ts';
import type { Credentials } from '../../../providers/provider-auth/credentials.ts';
import { revokeToken } from '../../../providers/provider-auth/oauth2/revocation.ts';
import { type ConnectionRow, hasConnectionTo } from '../queries.ts';
import { destinations } from '../secret-destinations/destinations.ts';
import { resolveProvider } from '../stored-credentials.ts';

/**
 * Gives up a sign-in that nobody has confirmed: revokes its tokens, if the provider can do that. Some providers then
 * revoke all that the person has granted to the app, so it is left alone when the project has a connection to that
 * account. What the provider answers changes nothing.
 */
export async function revokeOffer(context: Context, row: ConnectionRow): Promise<void> {
  const { aside, asideSealed, provider: name, id: connectionId } = row;
  if (aside?.kind !== 'offered' || asideSealed === null || aside.providerAppId === null) return;
  const { providerMetadata, providerAppId, account } = aside;
  try {
    const resolved = resolveProvider(context, { provider: name, providerMetadata });
    const template = resolved.entry.oauth2Opts?.revocationURL;
    const address = resolved.provider.oauth2Opts?.revocationURL;
    if (template === undefined || address === undefined) return;
    if (account && (await hasConnectionTo(context, name, accountId(account) ?? ''))) return;
    const app = await providerApps.findUsable(context, { provider: name, id: providerAppId });
    if (!app) return;
    // The cast is safe: only credentials are sealed there.
    const { tokens } = JSON.parse(context.secrets.open(asideSealed, connectionId)) as Credentials;
    const token = tokens?.refreshToken ?? tokens?.accessToken;
    if (!token) return;
    const destination = destinations(context, resolved, 'issued', app).told(template, address);
    await revokeToken(context.outgoing, destination, app.client, token.token);
    context.log.info({ connectionId, provider: name }, 'a sign-in that nobody confirmed was revoked');
  } catch (err) {
    context.log.warn(
      { err, connectionId, provider: name },
      'a sign-in that nobody confirmed was not revoked',
    );
  }
}
