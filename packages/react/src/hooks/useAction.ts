import type { DowelError } from '@dowel/client';
import { useMutation } from '@tanstack/react-query';
import { useCaller } from '../context/scope.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { toDowelError } from '../queries/dowel-error.ts';

/** The state of a change. */
export interface ActionState {
  isIdle: boolean;
  isPending: boolean;
  isSuccess: boolean;
  isError: boolean;
  /** Why the last attempt failed. Null again when a new attempt starts. */
  error: DowelError | null;
  /** Sets the state back to idle. */
  reset(): void;
}

/** Runs a change and reports its state. The promise rejects with a `DowelError`, but callers need not handle it. */
export function useAction<Input, Output>(
  run: (input: Input) => Promise<Output>,
): [start: (input: Input) => Promise<Output>, state: ActionState] {
  const caller = useCaller();
  const mutation = useMutation(
    {
      networkMode: 'always',
      mutationFn: async (input: Input) => {
        const missing = findMissingIdentity(caller);
        if (missing) throw missing;
        return run(input).catch((error) => {
          throw toDowelError(error);
        });
      },
    },
    caller.service.queryClient,
  );
  const { isIdle, isPending, isSuccess, isError, error, reset, mutateAsync } = mutation;
  const start = (input: Input) => markHandled(mutateAsync(input));
  return [start, { isIdle, isPending, isSuccess, isError, error: error as DowelError | null, reset }];
}

/**
 * A click handler need not await the promise, because `error` holds the failure. This avoids an unhandled rejection.
 */
export function markHandled<Data>(promise: Promise<Data>): Promise<Data> {
  promise.catch(() => {});
  return promise;
}
