import type { ProviderInfo } from '@dowel/schema';
import type { Credentials } from '../credentials.ts';
import { setSecretHeader } from '../secret-header.ts';
import type { Decorated } from '../strategy.ts';

/** Adds the access token in the provider's own header, or as a bearer token if the provider has none. */
export function attachAccessToken(
  { oauth2Opts }: ProviderInfo,
  { tokens }: Credentials,
  { url, headers }: Decorated,
): Decorated {
  const own = oauth2Opts?.accessTokenOpts?.header;
  const { name, valuePrefix = '' } = own ?? { name: 'Authorization', valuePrefix: 'Bearer ' };
  const decorated = new Headers(headers);
  setSecretHeader(decorated, name, `${valuePrefix}${tokens?.accessToken?.token ?? ''}`);
  return { url, headers: decorated };
}
