import { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';

/**
 * How far connecting is.
 * - `idle`: nothing is in progress. `notice` says how the last attempt ended, if it ended without an error.
 * - `opening`: the service is asked for the address to sign in at. In a popup, the popup is already open.
 * - `waiting`: for the person in the popup, or for the service to check a connection.
 * - `blocked`: the browser blocked the popup. `continueInThisTab` needs no popup.
 * - `failed`: see `error`. A new attempt is always possible.
 * - `connected`
 */
export type ConnectStatus = 'idle' | 'opening' | 'waiting' | 'blocked' | 'failed' | 'connected';

/** How an attempt ended, if there was no success and no error. */
export type ConnectNotice = 'closed' | 'timed_out';

/** How far connecting is, and its result. */
export interface SignInState {
  status: ConnectStatus;
  notice: ConnectNotice | null;
  error: DowelError | null;
  /** The connection that was made or renewed. */
  connection: Connection | null;
  /** Whether the provider's window is open. Not while typed credentials are checked, or after a sign-in in this tab. */
  hasWindow: boolean;
}

/** Why a sign-in ended without a connection. */
export interface SignInFailure {
  code: string | undefined;
  /** For people. */
  detail?: string | undefined;
}

/** A state with `status`, where everything that is not given is null. */
export function signInState(status: ConnectStatus, rest?: Partial<SignInState>): SignInState {
  return { status, notice: null, error: null, connection: null, hasWindow: false, ...rest };
}

/** The error for a sign-in that ended without a connection. A popup reports a text, a return address only a code. */
export function toSignInError({ code = 'sign_in_failed', detail }: SignInFailure): DowelError {
  return new DowelError(`The sign-in ended without a connection (${code}). ${detail ?? ''}`.trim(), {
    code,
    detail,
    operation: 'signIn',
    retryable: true,
  });
}
