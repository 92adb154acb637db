import type { AccessTokenHeader, ProviderInfo } from '@dowel/schema';
import type { Credentials } from '../credentials.ts';
import { withHeadersBeside } from '../headers-beside.ts';
import { setSecretHeader } from '../secret-header.ts';
import type { Decorated, TemplateValues } from '../strategy.ts';

/** Adds the access token in the provider's own header, or as a bearer token if the provider has none, and what is beside it. */
export function attachAccessToken(
  { oauth2Opts }: ProviderInfo,
  credentials: Credentials,
  request: Decorated,
  values: TemplateValues,
): Decorated {
  const decorated = attachToken(oauth2Opts?.accessTokenOpts?.header, credentials, request);
  return withHeadersBeside(oauth2Opts?.headers, credentials, decorated, values);
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
