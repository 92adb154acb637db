import type { ApiKeyOpts } from '@dowel/schema';
import type { Credentials } from './credentials.ts';
import { withHeadersBeside } from './headers-beside.ts';
import { withQuery } from './secret-destination.ts';
import { setSecretHeader } from './secret-header.ts';
import type { AuthStrategy, Decorated } from './strategy.ts';

/**
 * One key, sent in a header or in the query. In a header it follows the entry's prefix, with nothing in between. What calls
 * need beside it is in `customOpts.headers`.
 */
export const apiKey: AuthStrategy = {
  authScheme: 'apiKey',
  member: 'apiKey',
  collect: ({ apiKey: key }) => (key === undefined ? undefined : { apiKey: key }),
  connect: async (_call, credentials) => credentials,
  decorate: ({ apiKeyOpts, customOpts }, credentials, request, values) =>
    withHeadersBeside(customOpts?.headers, credentials, withKey(apiKeyOpts, credentials, request), values),
};

function withKey(
  options: ApiKeyOpts | undefined,
  { apiKey: key = '' }: Credentials,
  { url, headers }: Decorated,
): Decorated {
  if (options?.attachmentType === 'query') {
    return { url: withQuery(url, options.query?.name ?? 'api_key', key), headers };
  }
  const { name = 'X-Api-Key', valuePrefix = '' } = options?.header ?? {};
  const decorated = new Headers(headers);
  setSecretHeader(decorated, name, `${valuePrefix}${key}`);
  return { url, headers: decorated };
}
