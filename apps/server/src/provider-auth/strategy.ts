import type { AuthScheme, ConnectionRequest, ProviderInfo } from '@dowel/schema';
import type { CredentialMember, Credentials } from './credentials.ts';
import type { SecretDestination, SecretFetch } from './destinations/secret-destination.ts';

/** The builder's OAuth client at a provider. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

/** What a strategy may use when it talks to a provider. */
export interface AuthCall {
  /** With its placeholders filled. */
  provider: ProviderInfo;
  fetch: SecretFetch;
  /** @throws {Error} when the credentials of this call, or the builder's secret, may not be sent there. */
  tokenEndpoint(): SecretDestination;
  now: Date;
  /** The provider app, for schemes that sign in through one. */
  client?: OAuthClient;
}

/** Where a request goes and with which headers; credentials may change both. */
export interface Decorated {
  url: SecretDestination;
  headers: Headers;
}

/** One way of signing in. */
export interface AuthStrategy {
  readonly authScheme: AuthScheme;
  /** The member of a request that carries its credentials; undefined where there are none. */
  readonly member: CredentialMember | undefined;
  /** Takes the credentials out of a request; undefined when the member is absent. */
  collect(request: ConnectionRequest): Credentials | undefined;
  /**
   * Gets what is needed before the first call: tokens, where the scheme has a token endpoint.
   * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
   */
  connect(call: AuthCall, credentials: Credentials): Promise<Credentials>;
  /** Whether `connect` uses up what it is given, so that it cannot be tried again. Absent where it never does. */
  connectSpends?(call: AuthCall, credentials: Credentials): boolean;
  /**
   * Adds the credentials to a request for the provider's API.
   * @throws {ProviderAuthError} when they hold what a request cannot carry.
   */
  decorate(provider: ProviderInfo, credentials: Credentials, request: Decorated): Decorated;
  /**
   * Wins new tokens. Absent where there is nothing to renew.
   * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
   */
  refresh?(call: AuthCall, credentials: Credentials): Promise<Credentials>;
}
