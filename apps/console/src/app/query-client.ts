import { isDowelError } from '@dowel/client';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { goToSignIn } from './sign-in.ts';

/** The client already repeats what may be repeated. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 10_000 } },
  queryCache: new QueryCache({
    onError: (error) => {
      if (isDowelError(error) && error.status === 401) goToSignIn();
    },
  }),
});
