import type { DowelError } from '@dowel/client';
import { useCallback, useRef, useState } from 'react';
import { useCaller, useScope } from '../context/scope.ts';
import { type Caller, findMissingIdentity, setupKey } from '../queries/caller.ts';
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

type Outcome = Pick<ActionState, 'error'> & {
  status: 'idle' | 'pending' | 'success' | 'error';
  /** Who has started it. */
  by?: Caller;
  /** For which integration or provider. */
  of?: string | undefined;
};

const idle: Outcome = { status: 'idle', error: null };

/**
 * Runs a change and reports the state of the latest attempt. It is idle again for another group, integration or provider.
 * The promise rejects with a `DowelError`, but callers need not handle it. Not the library's mutation, which would take
 * 0.4 kB of the first screen for what nothing here uses.
 */
export function useAction<Input, Output>(
  run: (input: Input) => Promise<Output>,
): [start: (input: Input) => Promise<Output>, state: ActionState] {
  const caller = useCaller();
  const [outcome, setOutcome] = useState(idle);
  const scope = useScope();
  const of = scope.integration ?? scope.provider;
  const { status, error } = outcome.by === caller && outcome.of === of ? outcome : idle;
  const attempts = useRef(0);
  const attempt = async (input: Input) => {
    attempts.current += 1;
    const own = attempts.current;
    const settle = (outcome: Outcome) =>
      own === attempts.current && setOutcome({ ...outcome, by: caller, of });
    settle({ status: 'pending', error: null });
    try {
      const missing = findMissingIdentity(caller);
      if (missing) throw missing;
      const output = await run(input);
      settle({ status: 'success', error: null });
      return output;
    } catch (failure) {
      const refusal = toDowelError(failure);
      settle({ status: 'error', error: refusal });
      // Somebody has uninstalled it, or has deployed another manifest.
      if (refusal.code === 'installation_not_found' || refusal.code === 'config_invalid') {
        const queryKey = setupKey(caller, scope.integration);
        void caller.service.queryClient.invalidateQueries({ queryKey });
      }
      throw refusal;
    }
  };
  const reset = useCallback(() => {
    attempts.current += 1;
    setOutcome(idle);
  }, []);
  const state = {
    isIdle: status === 'idle',
    isPending: status === 'pending',
    isSuccess: status === 'success',
    isError: status === 'error',
    error,
    reset,
  };
  return [(input) => markHandled(attempt(input)), state];
}

/**
 * A click handler need not await the promise, because `error` holds the failure. This avoids an unhandled rejection.
 */
export function markHandled<Data>(promise: Promise<Data>): Promise<Data> {
  promise.catch(() => {});
  return promise;
}
