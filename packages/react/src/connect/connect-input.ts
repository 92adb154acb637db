import type { ConnectionRequest, ProviderMetadata } from '@dowel/schema';

/** Credentials that a person typed: the one member for the provider's auth type. For `none` there is no member. */
export type Credentials = Pick<
  ConnectionRequest,
  'apiKey' | 'basicAuth' | 'customAuth' | 'oauth2ClientCredentials' | 'oauth2PasswordCredentials'
>;

/** What `connect` uses to connect. */
export interface ConnectInput {
  /** Typed credentials. Pass `{}` if the provider needs none. Absent: OAuth in a popup, which must start in a click. */
  credentials?: Credentials | undefined;
  /**
   * Set it if the provider has `customOpts.multiStep`: after the typed credentials, the sign-in goes on in a popup. So
   * it must start in a click, too.
   */
  inSteps?: boolean | undefined;
  /** Typed values, by the name of the metadata input. */
  metadata?: Record<string, string> | undefined;
  /** An OAuth connection to sign in to again. It keeps its id. */
  connectionId?: string | undefined;
  /** With typed credentials: the id of the account that the connection is to lead to, to confirm it. */
  accountId?: string | undefined;
  /** One of the project's provider apps. Default: the project's default app. */
  providerAppId?: string | undefined;
}

/**
 * Typed metadata in the service's format. The service replaces the whole map, so pass as `kept` what should stay. An
 * empty value removes what is kept, because it becomes undefined, which JSON leaves out.
 */
export function toMetadata(
  metadata: Record<string, string>,
  kept: ProviderMetadata = {},
): Pick<ConnectionRequest, 'providerMetadata' | 'providerWorkspaceRef'> {
  const typed = Object.entries(metadata).map(([name, value]) => [
    name,
    value === '' ? undefined : { value, source: 'input' as const },
  ]);
  const { workspace } = metadata;
  return {
    providerMetadata: { ...kept, ...Object.fromEntries(typed) },
    ...(workspace && { providerWorkspaceRef: workspace }),
  };
}
