import { isDowelError } from '@dowel/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isFinal, isOlder } from '../words/problem.ts';
import { noteLeaving, tellIfLeft } from './left-undone.ts';
import { isSignedOutBy, sessionGoesOn, sessionHasEnded } from './sign-in.ts';

const onError = (error: unknown) => {
  if (isSignedOutBy(error)) sessionHasEnded();
};
const onSuccess = sessionGoesOn;

const mutationCache = new MutationCache({
  onError: (error, _sent, _context, mutation) => {
    tellIfLeft(mutation, error);
    onError(error);
  },
  onSuccess,
});
noteLeaving(mutationCache);

/** The pause before what has failed is asked for again. */
const AGAIN_MS = 15_000;

/**
 * The client already repeats what may be repeated. Requests are also sent when the browser says that it is offline,
 * because the server may be on the same machine. Otherwise a page would wait and say nothing, and would later send what its
 * person has already given up.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 10_000,
      networkMode: 'always',
      refetchOnReconnect: true,
      // Not every part of a page says that it failed. So none waits for somebody who asks again.
      refetchInterval: ({ state: { error } }) =>
        error !== null && !isFinal(isDowelError(error) ? error : undefined) && AGAIN_MS,
    },
    mutations: { networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      onError(error);
      // What somebody has deleted meanwhile is not shown as if it were there. Other failures leave what is shown.
      if (isDowelError(error) && error.status === 404 && !isOlder(error))
        query.setState({ data: undefined, dataUpdatedAt: 0 });
    },
    onSuccess,
  }),
  mutationCache,
});
