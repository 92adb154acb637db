import type { ConnectedAccount } from '@dowel/schema';
import { providerTitle } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { ConnectionStop } from '../../platform/db/tables/connections.ts';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { SecretUnreadableError } from '../../platform/secrets/secrets.ts';
import * as providerApps from '../../providers/provider-apps/service.ts';
import type { Credentials } from '../../providers/provider-auth/credentials.ts';
import { ProviderAuthError, toProviderAuthError } from '../../providers/provider-auth/errors.ts';
import {
  askToRevoke,
  assertRevoked,
  revocationAddress,
  tokenToRevoke,
} from '../../providers/provider-auth/oauth2/revocation.ts';
import type { OAuthClient } from '../../providers/provider-auth/strategy.ts';
import { waitOfText } from '../../providers/provider-budgets/provider-wait.ts';
import { LongWait } from '../../providers/provider-budgets/why-no-call.ts';
import { retryAfterOf } from '../../providers/provider-words/provider-body.ts';
import { selectSharingGrant } from './account-queries.ts';
import type { ConnectionRow } from './queries.ts';
import { destinations } from './secret-destinations/destinations.ts';
import { resolveProvider } from './stored-credentials.ts';

/** What became of credentials at their provider. All but `revoked` say why they were not revoked. */
export type Revocation = 'revoked' | NonNullable<ConnectionStop['reason']>;

/** What became of them, and when to ask again if the provider wants no calls now. */
export interface Revoked {
  readonly outcome: Revocation;
  /** Of `shared_grant`: the connections that would end too. */
  readonly siblings?: readonly string[];
  readonly laterTime?: Date;
}

/** Sealed credentials, and what they were made with. */
type Stored = Pick<ConnectionRow, 'providerAppId' | 'providerMetadata' | 'providerWorkspaceRef'> & {
  readonly sealed: ConnectionRow['credentialsSealed'];
  readonly account?: ConnectedAccount | null | undefined;
};

/** Whose credentials they are. */
interface Holder extends Pick<ConnectionRow, 'id' | 'provider' | 'groupRef'> {
  /** Whether the connection itself goes on with others. */
  readonly goesOn?: boolean;
  /** Called when the request is about to be sent. */
  readonly onSent?: () => void;
}

/**
 * Revokes the tokens of stored credentials, if the provider can do that, within its limits. Where that would also end what
 * another connection of the project works with, they are left alone. Revoking twice does no harm (RFC 7009, 2.2).
 */
export async function revokeStored(context: Context, holder: Holder, stored: Stored): Promise<Revoked> {
  if (stored.sealed === null) return { outcome: 'no_token' };
  const { id: connectionId, provider } = holder;
  try {
    // The cast is safe: only credentials are sealed there.
    const credentials = JSON.parse(context.secrets.open(stored.sealed, connectionId)) as Credentials;
    return await revoke(context, holder, stored, credentials);
  } catch (err) {
    if (err instanceof ProblemError && err.cause instanceof LongWait)
      return { outcome: 'unreachable', laterTime: err.cause.until };
    context.log.warn({ err, connectionId, provider }, 'tokens were not revoked');
    return { outcome: reasonOf(err) };
  }
}

async function revoke(
  context: Context,
  holder: Holder,
  stored: Stored,
  { tokens, ...given }: Credentials,
): Promise<Revoked> {
  const { id: connectionId, provider: name, groupRef, onSent } = holder;
  const { providerAppId, providerMetadata, providerWorkspaceRef, account } = stored;
  if (!tokens?.refreshToken && !tokens?.accessToken) return { outcome: 'no_token' };
  const resolved = resolveProvider(context, { provider: name, providerMetadata });
  const how = resolved.entry.oauth2Opts?.revocation;
  const address = resolved.provider.oauth2Opts?.revocation?.url;
  if (how?.url === undefined || address === undefined) return { outcome: 'no_address' };
  const token = tokenToRevoke(how, tokens);
  if (token === undefined) return { outcome: 'no_token' };
  const own = given.oauth2ClientCredentials ?? given.oauth2PasswordCredentials;
  const app =
    providerAppId === null
      ? undefined
      : await providerApps.findUsable(context, { provider: name, groupRef, id: providerAppId });
  const client: OAuthClient | undefined = own ?? app?.client;
  if (!client) return { outcome: 'no_app' };
  if (how.alsoEnds) {
    const exceptId = holder.goesOn ? undefined : connectionId;
    const providers = Object.values(context.catalogue.all()).flatMap(({ name: other, oauth2Opts }) =>
      oauth2Opts?.revocation?.url === how.url ? [other] : [],
    );
    const whose = { providers, clientId: app?.client.clientId, account: account ?? {}, exceptId };
    const siblings = await selectSharingGrant(context, whose, how.alsoEnds);
    if (siblings.length > 0) return { outcome: 'shared_grant', siblings };
  }
  const destination = destinations(context, resolved, 'issued', app).told(
    how.url,
    revocationAddress(address, client),
  );
  const call = {
    provider: name,
    title: providerTitle(resolved.entry),
    purpose: 'other',
    method: 'POST',
    path: '/revoke',
    connectionId,
    providerWorkspaceRef,
    providerAppId,
  } as const;
  // A provider that wants fewer revocations wants them of no connection of the client.
  const calls = [
    call,
    { ...call, provider: `${name} revocations`, connectionId: providerAppId ?? connectionId },
  ];
  for (const one of calls) await context.providerBudgets.take(context, one);
  onSent?.();
  const answer = await askToRevoke(context.outgoing, destination, how, client, token);
  if (answer.status === 429) {
    const waitMs = waitOfText(retryAfterOf(answer), context.now());
    await context.providerBudgets.block(context, calls[1] ?? call, waitMs);
    return { outcome: 'unreachable', laterTime: new Date(context.now().getTime() + waitMs) };
  }
  await assertRevoked(answer, how, tokens);
  // Whoever has the customer's own client or password wins other tokens.
  return { outcome: own ? 'own_client' : 'revoked' };
}

function reasonOf(error: unknown): Revocation {
  if (error instanceof SecretUnreadableError) return 'unreadable';
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'unreachable';
  const failure = toProviderAuthError(error);
  return failure instanceof ProviderAuthError && failure.reason === 'provider_unreachable'
    ? 'unreachable'
    : 'refused';
}
