import type { Connection, ProviderInfo } from '@dowel/schema';
import { createContext } from 'react';
import { useInside } from '../../context/useInside.ts';
import type { ConnectAction } from '../../hooks/useConnect.ts';

/** What a form that connects or signs in again needs to know about the flow around it. */
export interface Connecting {
  provider: ProviderInfo;
  module: string | undefined;
  /** Created above the forms: a sign-in in this tab can end before a form is shown, or after the form is gone. */
  signIn: ConnectAction;
  /** Called when new credentials were stored. `signIn` reports the connections it makes with its own callbacks. */
  onUpdated?: ((connection: Connection) => void) | undefined;
  onError: (error: unknown) => void;
  /** Whether the connection was bad and works again. */
  isRenewed: boolean;
}

export const ConnectingContext = createContext<Connecting | null>(null);

export const useConnecting = (): Connecting => useInside(ConnectingContext);
