import type { Connection } from '@dowel/schema';
import { ConnectionScope } from '../../context/ConnectionScope.tsx';
import { ErrorBoundary } from '../screen/ErrorBoundary.tsx';
import { MissingPropsGuard } from '../screen/MissingPropsGuard.tsx';
import { ConnectFlow } from './ConnectFlow.tsx';
import { useConnectEvents } from './useConnectEvents.ts';

export interface ConnectProviderProps {
  /** A provider's name in the catalogue. */
  provider: string;
  /** Your own reference of the person at the screen. */
  consumerRef: string;
  consumerName?: string | undefined;
  /** Your own reference of the customer's workspace. */
  groupRef: string;
  groupName?: string | undefined;
  /** Which of the provider's products is meant. Its default when absent; ignored where the provider has none. */
  module?: string | undefined;
  /** Where the page goes once a connection has been made here: http, https or relative. */
  redirectUrl?: string | undefined;
  /** Called once for each connection made, or signed in to again, here. */
  onConnectSuccess?: ((connection: Connection) => void) | undefined;
  onDisconnectSuccess?: ((connection: Connection) => void) | undefined;
  /** Called once for each failure that is shown. */
  onError?: ((error: Error) => void) | undefined;
  /** Added to the outermost element. */
  className?: string | undefined;
}

/** Connects a provider without installing anything, and shows and mends the connection afterwards. */
export function ConnectProvider(props: ConnectProviderProps) {
  const { provider, groupRef, groupName, consumerRef, consumerName, module, className } = props;
  const events = useConnectEvents(props);
  return (
    <ErrorBoundary onError={events.failed} className={className}>
      <ConnectionScope
        component="ConnectProvider"
        provider={provider}
        groupRef={groupRef}
        groupName={groupName}
        consumerRef={consumerRef}
        consumerName={consumerName}
        module={module}
      >
        <MissingPropsGuard className={className} onError={events.failed}>
          {/* Another connection starts from its beginning. */}
          <ConnectFlow
            key={JSON.stringify([provider, groupRef, consumerRef])}
            events={events}
            className={className}
          />
        </MissingPropsGuard>
      </ConnectionScope>
    </ErrorBoundary>
  );
}
