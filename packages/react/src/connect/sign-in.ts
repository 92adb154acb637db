import type { DowelError } from '@dowel/client';
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

export interface SignInState {
  status: ConnectStatus;
  notice: ConnectNotice | null;
  error: DowelError | null;
  /** The connection that was made. */
  connection: Connection | null;
}

export const idleSignIn: SignInState = { status: 'idle', notice: null, error: null, connection: null };
