import { isDowelError } from '@dowel/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { sessionGoesOn, sessionHasEnded } from './sign-in.ts';

const onError = (error: unknown) => {
  if (isDowelError(error) && error.status === 401) sessionHasEnded();
};
const caches = { onError, onSuccess: sessionGoesOn };

/** The client already repeats what may be repeated. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
  queryCache: new QueryCache(caches),
  mutationCache: new MutationCache(caches),
});
