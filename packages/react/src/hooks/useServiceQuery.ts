import {
  notifyManager,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { type Caller, findMissingIdentity } from '../queries/caller.ts';

/**
 * Observes a query of a caller. The library's own `useQuery` does the same with suspense, error boundaries and
 * hydration; without them a page that only asks one question loads 0.8 kB less.
 */
export function useServiceQuery<Data, Key extends QueryKey>(
  caller: Caller,
  query: QueryObserverOptions<Data, Error, Data, Data, Key>,
): QueryObserverResult<Data> {
  const { queryClient } = caller.service;
  const options = queryClient.defaultQueryOptions({
    ...query,
    ...(findMissingIdentity(caller) && { enabled: false }),
  });
  // The answer that is there already belongs to the first paint.
  options._optimisticResults = 'optimistic';

  const [observer] = useState(() => new QueryObserver<Data, Error, Data, Data, Key>(queryClient, options));
  const result = observer.getOptimisticResult(options);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stop = observer.subscribe(notifyManager.batchCalls(onChange));
      // What came in between rendering and subscribing.
      observer.updateResult();
      return stop;
    },
    [observer],
  );
  const getResult = () => observer.getCurrentResult();
  useSyncExternalStore(subscribe, getResult, getResult);
  useEffect(() => {
    observer.setOptions(options);
  }, [observer, options]);
  return observer.trackResult(result);
}
