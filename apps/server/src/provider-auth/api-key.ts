import { setSecretHeader } from './secret-header.ts';
import type { AuthStrategy } from './strategy.ts';

/** One key, in a header (after its prefix, as it stands) or in the query. */
export const apiKey: AuthStrategy = {
  authScheme: 'apiKey',
  member: 'apiKey',
  collect: ({ apiKey: key }) => (key === undefined ? undefined : { apiKey: key }),
  connect: async (_call, credentials) => credentials,
  decorate: ({ apiKeyOpts }, { apiKey: key = '' }, { url, headers }) => {
    const decorated = { url: new URL(url), headers: new Headers(headers) };
    if (apiKeyOpts?.attachmentType === 'query') {
      decorated.url.searchParams.set(apiKeyOpts.query?.name ?? 'api_key', key);
    } else {
      const { name = 'X-Api-Key', valuePrefix = '' } = apiKeyOpts?.header ?? {};
      setSecretHeader(decorated.headers, name, `${valuePrefix}${key}`);
    }
    return decorated;
  },
};
