import type { DowelError } from '@dowel/client';
import type { Connection } from '@dowel/schema';
import type { ConnectInput } from '../connect/connect-input';
import type { SignInState } from '../connect/sign-in';

/** What to do when connecting ends. Each is called once per event, and may be a new function on every render. */
export interface ConnectCallbacks {
  onSuccess?: ((connection: Connection) => void) | undefined;
  onError?: ((error: DowelError) => void) | undefined;
}

/** Connecting, and how far it is. */
export interface ConnectAction extends SignInState {
  /** `opening` or `waiting`. */
  isBusy: boolean;
  /**
   * Connects. For OAuth call it straight from a click, or the browser blocks the popup. Resolves to the connection, or
   * to null when the person closed the popup, cancelled, or the popup was blocked.
   * @throws {DowelError} `credentials_rejected`, `consent_denied` and others; also in `error`
   */
  connect(input?: ConnectInput): Promise<Connection | null>;
  /** When `blocked`: leaves this page for the provider, and comes back to it. */
  continueInThisTab(): Promise<void>;
  /** Closes the popup and goes back to idle. */
  cancel(): void;
  /** Goes back to idle after an end. */
  reset(): void;
}

/** Connects the group of the nearest provider, by a popup or with typed credentials. */
export declare function useConnect(callbacks?: ConnectCallbacks): ConnectAction;
