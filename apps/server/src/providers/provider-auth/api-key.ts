import { withQuery } from './secret-destination.ts';
import { setSecretHeader } from './secret-header.ts';
import type { AuthStrategy } from './strategy.ts';

/** One key, sent in a header or in the query. In a header it follows the entry's prefix, with nothing in between. */
export const apiKey: AuthStrategy = {
  authScheme: 'apiKey',
  member: 'apiKey',
  collect: ({ apiKey: key }) => (key === undefined ? undefined : { apiKey: key }),
  connect: async (_call, credentials) => credentials,
  decorate: ({ apiKeyOpts }, { apiKey: key = '' }, { url, headers }) => {
    if (apiKeyOpts?.attachmentType === 'query') {
      return { url: withQuery(url, apiKeyOpts.query?.name ?? 'api_key', key), headers };
    }
    const { name = 'X-Api-Key', valuePrefix = '' } = apiKeyOpts?.header ?? {};
    const decorated = new Headers(headers);
    setSecretHeader(decorated, name, `${valuePrefix}${key}`);
    return { url, headers: decorated };
  },
};
