import { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';

/**
 * How far connecting is.
 * - `idle`: nothing is under way; `notice` says how the last attempt ended, if without an error.
 * - `opening`: the popup is open and its address is asked for.
 * - `waiting`: for the person in the popup, or for the service to check typed credentials.
 * - `blocked`: the browser refused the popup; `continueInThisTab` gets there without one.
 * - `failed`: see `error`. Connecting again is always possible.
 * - `connected`
 */
export type ConnectStatus = 'idle' | 'opening' | 'waiting' | 'blocked' | 'failed' | 'connected';

/** How an attempt ended without success and without an error. */
export type ConnectNotice = 'closed' | 'timed_out';

/** How far connecting is, and what it came to. */
export interface SignInState {
  status: ConnectStatus;
  notice: ConnectNotice | null;
  error: DowelError | null;
  /** The connection that was made. */
  connection: Connection | null;
}

/** A state with nothing in it but what is given. */
export function signInState(status: ConnectStatus, rest: Partial<SignInState> = {}): SignInState {
  return { status, notice: null, error: null, connection: null, ...rest };
}

/** The error for a sign-in that ended without a connection. A popup tells words, an address only a code. */
export function toSignInError({
  code = 'sign_in_failed',
  detail,
}: Pick<DowelError, 'code' | 'detail'>): DowelError {
  return new DowelError(`The sign-in ended without a connection (${code}). ${detail ?? ''}`.trim(), {
    code,
    detail,
    operation: 'signIn',
    retryable: true,
  });
}
