import type { AccessTokenHeader, ProviderInfo } from '@dowel/schema';
import type { Credentials } from '../credentials.ts';
import { setSecretHeader } from '../secret-header.ts';
import type { Decorated } from '../strategy.ts';

/** Adds the access token in the provider's own header, or as a bearer token if the provider has none. */
export function attachAccessToken(
  { oauth2Opts }: ProviderInfo,
  credentials: Credentials,
  request: Decorated,
): Decorated {
  return attachToken(oauth2Opts?.accessTokenOpts?.header, credentials, request);
}

/** Adds the access token in the given header, or as a bearer token. */
export function attachToken(
  own: AccessTokenHeader | undefined,
  { tokens }: Credentials,
  { url, headers }: Decorated,
): Decorated {
  const { name, valuePrefix = '' } = own ?? { name: 'Authorization', valuePrefix: 'Bearer ' };
  const decorated = new Headers(headers);
  setSecretHeader(decorated, name, `${valuePrefix}${tokens?.accessToken?.token ?? ''}`);
  return { url, headers: decorated };
}
