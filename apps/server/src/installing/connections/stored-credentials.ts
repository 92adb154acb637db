import type { ProviderInfo, ProviderMetadata } from '@dowel/schema';
import { fillProvider } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import { storableTime } from '../../platform/db/storable-time.ts';
import type { Credentials } from '../../providers/provider-auth/credentials.ts';
import { findStrategy } from '../../providers/provider-auth/find-strategy.ts';
import type { AuthStrategy } from '../../providers/provider-auth/strategy.ts';
import type { ConnectionRow } from './queries.ts';
import { providerUnknown, schemeUnsupported } from './refusals.ts';

/** A provider with the values of one connection. */
export interface ResolvedProvider {
  /** The catalogue's entry, unchanged. */
  entry: ProviderInfo;
  /** The entry with its placeholders filled, as far as the connection has values. */
  provider: ProviderInfo;
  /** The values that fill the placeholders. */
  metadata: ProviderMetadata;
  strategy: AuthStrategy;
}

/** A provider of the catalogue, and the way people sign in to it. */
export type KnownProvider = Pick<ResolvedProvider, 'entry' | 'strategy'>;

/**
 * @throws {ProblemError} `provider_unknown` when the catalogue no longer has the provider, `auth_scheme_unsupported`
 * when this server does not support its way of signing in.
 */
export function findProvider(context: Context, name: string): KnownProvider {
  const entry = context.catalogue.find(name);
  if (!entry) throw providerUnknown(name);
  const strategy = findStrategy(entry);
  if (!strategy) throw schemeUnsupported(entry, entry.authType);
  return { entry, strategy };
}

/** The provider with these values. What no value fills stays a placeholder. */
export function filled({ entry, strategy }: KnownProvider, metadata: ProviderMetadata): ResolvedProvider {
  const provider = fillProvider(entry, metadata, undefined, { missing: 'keep' });
  return { entry, provider, metadata, strategy };
}

/** @throws {ProblemError} as `findProvider` does */
export function resolveProvider(
  context: Context,
  { provider: name, providerMetadata }: Pick<ConnectionRow, 'provider' | 'providerMetadata'>,
): ResolvedProvider {
  return filled(findProvider(context, name), providerMetadata ?? {});
}

/** Credentials as columns of the row with this `id`. */
export function sealCredentials(context: Context, id: string, credentials: Credentials) {
  const { sealed, sealKeyId } = context.secrets.seal(JSON.stringify(credentials), id);
  const expiresAt = credentials.tokens?.accessToken?.expiresAt;
  return {
    credentialsSealed: sealed,
    sealKeyId,
    tokenExpireTime: expiresAt === undefined ? null : storableTime(expiresAt),
  };
}
