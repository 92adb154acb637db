import { listProviderApps } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** The parameter of a builder's app at a provider that says where its package is installed. */
export const packageParam = 'packageInstallURL';

export const providerAppQueries = {
  /** Where the package of the project's app at a provider is installed. Null if it needs none. */
  packageOf: (caller: Caller, provider: string) =>
    queryOptions({
      queryKey: keyOf(caller, 'package', provider),
      queryFn: async (): Promise<string | null> => {
        const apps = await caller.service.session.send(
          listProviderApps,
          { query: {} },
          requestOptions(caller),
        );
        const app = apps.find((candidate) => candidate.provider === provider);
        return app?.metadata?.providerParams?.[packageParam] ?? null;
      },
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
