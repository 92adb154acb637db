import type { Connection, ProviderInfo } from '@dowel/schema';
import { createContext, useContext } from 'react';
import type { ConnectAction } from '../../hooks/useConnect.ts';

/** What every form that connects, or signs in again, needs to know of the flow around it. */
export interface Connecting {
  provider: ProviderInfo;
  module: string | undefined;
  /** Held above the forms: a sign-in in this tab can end before a form is there, and outlive it. */
  signIn: ConnectAction;
  /** New credentials are stored for the connection. What `signIn` connects, its owner hears of itself. */
  onUpdated?: ((connection: Connection) => void) | undefined;
  onError: (error: unknown) => void;
}

export const ConnectingContext = createContext<Connecting | null>(null);

export function useConnecting(): Connecting {
  const connecting = useContext(ConnectingContext);
  if (!connecting) {
    throw new Error('A connect form was drawn outside ConnectingContext, so it has no provider to connect.');
  }
  return connecting;
}
