import { isDowelError } from '@dowel/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionGoesOn, sessionHasEnded } from './sign-in.ts';

const onError = (error: unknown) => {
  if (isDowelError(error) && error.status === 401) sessionHasEnded();
};
const caches = { onError, onSuccess: sessionGoesOn };

/**
 * The client already repeats what may be repeated. Requests are sent offline too: the server may be on the same machine, and
 * otherwise a page would wait without a word, and send later what somebody has given up.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 10_000, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache(caches),
  mutationCache: new MutationCache(caches),
});
