import type { ProviderInfo } from '@dowel/schema';
import { isProtocolParameter } from '@dowel/schema/rules';
import * as oauth from 'oauth4webapi';
import { readAddress } from '../../../platform/outgoing/address.ts';
import { addressUnreadable } from '../errors.ts';

export interface Authorization {
  /** The provider with its placeholders filled, as far as this is possible before the sign-in. */
  provider: ProviderInfo;
  clientId: string;
  /** The builder's names for the scopes. This module maps them to the provider's names. */
  scopes: readonly string[];
  /** Extra parameters of the provider app. Each may have several values. */
  extraParameters: Readonly<Record<string, readonly string[]>>;
  redirectUri: string;
  state: string;
  codeVerifier: string | undefined;
}

/**
 * Returns where the browser goes to sign in. A parameter appears twice only for several audiences, or when the provider
 * app gives it several values.
 * @throws {ProviderAuthError} when the filled address of the catalogue is no web address.
 */
export async function authorizationUrl(authorization: Authorization): Promise<URL> {
  const { oauth2Opts } = authorization.provider;
  const url = readAddress(oauth2Opts?.authURL ?? '');
  if (!url) throw addressUnreadable('the sign-in');
  const parameters = url.searchParams;
  for (const [name, value] of await ownParameters(authorization)) parameters.set(name, value);
  for (const audience of oauth2Opts?.audience ?? []) parameters.append('audience', audience);
  for (const [name, value] of Object.entries(oauth2Opts?.authURLParams ?? {})) {
    // Some entries write down the response type, which not every provider calls "code".
    if (name === 'response_type' || !isProtocolParameter(name)) parameters.set(name, value);
  }
  // The catalogue knows what the provider needs. So an app can only add parameters. Apps of earlier releases may still
  // hold parameters of the protocol.
  for (const [name, values] of Object.entries(authorization.extraParameters)) {
    if (parameters.has(name) || isProtocolParameter(name)) continue;
    for (const value of new Set(values)) parameters.append(name, value);
  }
  // Some providers do not decode a plus sign to a space.
  url.search = parameters.toString().replaceAll('+', '%20');
  return url;
}

async function ownParameters(authorization: Authorization): Promise<[name: string, value: string][]> {
  const { clientId, redirectUri, state, codeVerifier } = authorization;
  const { scopeSeparator = ' ' } = authorization.provider.oauth2Opts ?? {};
  const scope = mapScopes(authorization.provider, authorization.scopes).join(scopeSeparator);
  const parameters: [string, string][] = [
    ['response_type', 'code'],
    ['client_id', clientId],
    ['redirect_uri', redirectUri],
    ['state', state],
  ];
  if (scope) parameters.push(['scope', scope]);
  if (codeVerifier !== undefined) {
    parameters.push(
      ['code_challenge', await oauth.calculatePKCECodeChallenge(codeVerifier)],
      ['code_challenge_method', 'S256'],
    );
  }
  return parameters;
}

/** The provider's names for scopes. */
export function mapScopes({ oauth2Opts }: ProviderInfo, scopes: readonly string[]): string[] {
  const mappings = new Map(Object.entries(oauth2Opts?.scopeMappings ?? {}));
  return [...new Set(scopes.map((scope) => mappings.get(scope) ?? scope))];
}

/** A secret that only this server knows until the code is redeemed. Before that, the provider sees only its hash. */
export function newCodeVerifier(): string {
  return oauth.generateRandomCodeVerifier();
}
