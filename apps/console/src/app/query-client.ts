import { isDowelError } from '@dowel/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionGoesOn, sessionHasEnded } from './sign-in.ts';

const onError = (error: unknown) => {
  if (isDowelError(error) && error.status === 401) sessionHasEnded();
};
const caches = { onError, onSuccess: sessionGoesOn };

/**
 * The client already repeats what may be repeated. Requests are sent also when the browser says that it is offline,
 * because the server may be on the same machine. Otherwise a page would wait and say nothing, and would later send what its
 * person has already given up.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache(caches),
  mutationCache: new MutationCache(caches),
});
