import type { ConnectionRequest, ProviderInfo } from '@dowel/schema';
import type { CredentialMember, CustomInput, SignInScheme } from '@dowel/schema/rules';
import type { ProviderBody } from '../provider-words/provider-body.ts';
import type { Credentials } from './credentials.ts';
import type { SecretDestination, SecretFetch } from './secret-destination.ts';

/** The builder's OAuth client at a provider. */
export interface OAuthClient {
  clientId: string;
  clientSecret: string;
}

/** What templates of credentials may name, apart from the credentials themselves. */
export interface TemplateValues {
  metadata: Readonly<Record<string, string>>;
  /** The builder's own values for `customOpts.providerInputs`. Some of them are secrets. */
  providerInputs: Readonly<Record<string, string>>;
}

/** What a strategy needs for calls to a provider. */
export interface AuthCall {
  /** The provider with its placeholders filled. */
  provider: ProviderInfo;
  fetch: SecretFetch;
  /** @throws {Error} when the credentials of this call, or the builder's secret, may not be sent there. */
  tokenEndpoint(): SecretDestination;
  now: Date;
  values: TemplateValues;
  /** The provider app. Only for schemes that sign in through one. */
  client?: OAuthClient;
  /** Hears the answer of the token endpoint, if there is one that holds tokens. */
  onTokens?(answer: ProviderBody): void;
}

/** The address and headers of a request. Credentials may change both. */
export interface Decorated {
  url: SecretDestination;
  headers: Headers;
}

/** One way of signing in. */
export interface AuthStrategy {
  readonly authScheme: SignInScheme;
  /** The member of a request that carries the scheme's credentials; undefined when the scheme has none. */
  readonly member: CredentialMember | undefined;
  /** What a person types in `customAuth`. Only for schemes with that member. */
  inputs?(entry: ProviderInfo): readonly CustomInput[];
  /** The address that gives tokens, if it is not that of the entry's `oauth2Opts`. Filled as the entry is. */
  tokenAddress?(entry: ProviderInfo): string | undefined;
  /** Takes the credentials out of a request; undefined when the member is absent. */
  collect(request: ConnectionRequest): Credentials | undefined;
  /**
   * Gets what the first call needs: tokens, if the scheme has a token endpoint.
   * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
   */
  connect(call: AuthCall, credentials: Credentials): Promise<Credentials>;
  /** Whether `connect` uses its credentials up, so that it cannot be repeated. Absent when it never does. */
  connectSpends?(call: AuthCall, credentials: Credentials): boolean;
  /**
   * Adds the credentials to a request for the provider's API.
   * @throws {ProviderAuthError} when a request cannot carry them.
   */
  decorate(
    provider: ProviderInfo,
    credentials: Credentials,
    request: Decorated,
    values: TemplateValues,
  ): Decorated;
  /**
   * Gets new tokens. Absent when there is nothing to renew.
   * @throws {ProviderAuthError} when the provider refuses or cannot be asked.
   */
  refresh?(call: AuthCall, credentials: Credentials): Promise<Credentials>;
}
