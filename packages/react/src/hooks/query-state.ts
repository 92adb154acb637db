import type { ModelPart } from '../context/service-model.ts';

/** The state of reading something from the service. */
export interface QueryState {
  /** Whether there is no answer and no error yet. A request may be running or not. */
  isPending: boolean;
  /** Whether the first answer is being fetched. */
  isLoading: boolean;
  /** Whether a request is running: the first one, or one that updates the answer. */
  isFetching: boolean;
  isError: boolean;
  isSuccess: boolean;
  error: Error | null;
  /** Asks again for the parts that failed. If none failed, asks again for all. */
  refetch(): Promise<void>;
}

/** The state of an answer that needs all of these queries. `problem` counts as an error of all of them. */
export function toQueryState(queries: readonly ModelPart<unknown>[], problem?: Error): QueryState {
  const error = problem ?? queries.find((query) => query.error)?.error ?? null;
  const isPending = !error && queries.some((query) => query.isPending);
  const isFetching = queries.some((query) => query.isFetching);
  return {
    isPending,
    isLoading: isPending && isFetching,
    isFetching,
    isError: error !== null,
    isSuccess: !error && !isPending,
    error,
    async refetch() {
      // A missing prop or identity prevents any request, so asking again does not help.
      if (problem) return;
      const failed = queries.filter((query) => query.error);
      await Promise.all((failed.length > 0 ? failed : queries).map((query) => query.refetch()));
    },
  };
}
