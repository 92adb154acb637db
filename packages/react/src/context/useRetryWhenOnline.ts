import { isDowelError } from '@dowel/client';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * When the browser is online again, asks again for what got no answer. The query client itself does this only if it has
 * seen the browser go offline, and not for queries that stop after a failure.
 */
export function useRetryWhenOnline(queryClient: QueryClient): void {
  useEffect(() => {
    const retry = () => {
      const unanswered = queryClient.getQueryCache().findAll({
        predicate: (query) => query.getObserversCount() > 0 && hasNoAnswer(query.state.error),
      });
      for (const query of unanswered) {
        if (query.state.data === undefined) query.reset();
        void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true });
      }
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [queryClient]);
}

function hasNoAnswer(error: unknown): boolean {
  return isDowelError(error) && (error.name === 'ConnectionError' || error.name === 'TimeoutError');
}
