import { customInputs } from '@dowel/schema/rules';
import { templateFiller } from './credential-templates.ts';
import { withQuery } from './secret-destination.ts';
import { setSecretHeader } from './secret-header.ts';
import type { AuthStrategy } from './strategy.ts';

/** Values of the provider's own kind, put into headers and query parameters by the entry's templates. */
export const custom: AuthStrategy = {
  authScheme: 'custom',
  member: 'customAuth',
  inputs: customInputs,
  // The values are read and checked against `inputs` by the caller.
  collect: ({ customAuth }) => (customAuth === undefined ? undefined : {}),
  connect: async (_call, credentials) => credentials,
  decorate: ({ customOpts }, credentials, request, values) => {
    const fill = templateFiller(credentials, values);
    const headers = new Headers(request.headers);
    for (const { name, valueTemplate } of customOpts?.headers ?? []) {
      setSecretHeader(headers, name, fill(valueTemplate));
    }
    const url = (customOpts?.queryParams ?? []).reduce(
      (address, { name, valueTemplate }) => withQuery(address, name, fill(valueTemplate)),
      request.url,
    );
    return { url, headers };
  },
};
