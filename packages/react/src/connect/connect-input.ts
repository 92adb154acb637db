import type { ConnectionRequest, ProviderMetadata } from '@dowel/schema';

/** Credentials that somebody typed: the one member that the provider's auth type asks for, none for `none`. */
export type Credentials = Pick<
  ConnectionRequest,
  'apiKey' | 'basicAuth' | 'customAuth' | 'oauth2ClientCredentials' | 'oauth2PasswordCredentials'
>;

/** What to connect with. */
export interface ConnectInput {
  /** Typed credentials, `{}` where the provider wants none. Absent: OAuth in a popup, which must start in a click. */
  credentials?: Credentials | undefined;
  /** Values by the name of a metadata input. */
  metadata?: Record<string, string> | undefined;
  /** An OAuth connection to sign in to again; it keeps its id. */
  connectionId?: string | undefined;
  /** One of the project's provider apps; the default one when absent. */
  providerAppId?: string | undefined;
}

/** Typed metadata as the service takes it: the whole map, so what is `kept` goes along. */
export function toMetadata(
  metadata: Record<string, string>,
  kept: ProviderMetadata = {},
): Pick<ConnectionRequest, 'providerMetadata' | 'providerWorkspaceRef'> {
  const given = Object.entries(metadata).filter(([, value]) => value !== '');
  const typed = given.map(([name, value]) => [name, { value, source: 'input' as const }]);
  const { workspace } = metadata;
  return {
    providerMetadata: { ...kept, ...Object.fromEntries(typed) },
    ...(workspace && { providerWorkspaceRef: workspace }),
  };
}
