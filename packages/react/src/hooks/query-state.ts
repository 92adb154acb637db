import type { ModelPart } from '../context/service-model.ts';

/** How far reading something from the service has come. */
export interface QueryState {
  /** There is neither an answer nor an error yet, whether or not a request is under way. */
  isPending: boolean;
  /** The first answer is being fetched. */
  isLoading: boolean;
  /** A request is under way: the first, or one that brings the answer up to date. */
  isFetching: boolean;
  isError: boolean;
  isSuccess: boolean;
  error: Error | null;
  /** Asks again: for what failed, or else for everything. */
  refetch(): Promise<void>;
}

/** The state of an answer that needs all of these, the last of them being the answer itself. */
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
      // Nothing can be asked for this caller, so asking again cannot help.
      if (problem) return;
      const failed = queries.filter((query) => query.error);
      await Promise.all((failed.length > 0 ? failed : queries).map((query) => query.refetch()));
    },
  };
}
