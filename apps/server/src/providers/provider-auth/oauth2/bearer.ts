import type { AccessTokenHeader, ProviderInfo } from '@dowel/schema';
import { templateNames } from '@dowel/schema/rules';
import { templateFiller } from '../credential-templates.ts';
import type { Credentials } from '../credentials.ts';
import { setSecretHeader } from '../secret-header.ts';
import type { Decorated, TemplateValues } from '../strategy.ts';

/**
 * Adds the access token in the provider's own header, or as a bearer token if the provider has none, and the headers
 * beside it. One that the caller has set stays, and one whose value is not known yet is left out.
 */
export function attachAccessToken(
  { oauth2Opts }: ProviderInfo,
  credentials: Credentials,
  request: Decorated,
  values: TemplateValues,
): Decorated {
  const decorated = attachToken(oauth2Opts?.accessTokenOpts?.header, credentials, request);
  const fill = templateFiller(credentials, values);
  for (const { name, valueTemplate } of oauth2Opts?.headers ?? []) {
    const isKnown = templateNames(valueTemplate).every((one) => Boolean(values.metadata[one]));
    if (isKnown && !decorated.headers.has(name))
      setSecretHeader(decorated.headers, name, fill(valueTemplate));
  }
  return decorated;
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
