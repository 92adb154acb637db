import type { Connection } from '@dowel/schema';
import { ConnectionScope } from '../../context/ConnectionScope.tsx';
import { AddTexts } from '../../messages/AddTexts.tsx';
import { englishConnection } from '../../messages/english-connection.ts';
import { Isolated } from '../screen/Isolated.tsx';
import { MissingPropsGuard } from '../screen/MissingPropsGuard.tsx';
import { ConnectFlow } from './ConnectFlow.tsx';
import { useConnectEvents } from './useConnectEvents.ts';

export interface ConnectProviderProps {
  /** A provider's name in the catalogue. */
  provider: string;
  /** Your own reference for the person at the screen. */
  consumerRef: string;
  /** How colleagues read who connected or changed something. */
  consumerName?: string | undefined;
  /** Your own reference for the customer's workspace. */
  groupRef: string;
  /** How people read which workspace this is for. */
  groupName?: string | undefined;
  /** Which of the provider's products to connect: the default one if absent. Ignored if the provider has no modules. */
  module?: string | undefined;
  /** Where the page goes after each `onConnectSuccess`: an http or https address, or a relative one. */
  redirectUrl?: string | undefined;
  /** Called once each time the person connects here, signs in again or replaces the credentials. */
  onConnectSuccess?: ((connection: Connection) => void) | undefined;
  /** Called once each time the connection is removed here. */
  onDisconnectSuccess?: ((connection: Connection) => void) | undefined;
  /** Called once for each failure that the component shows. */
  onError?: ((error: Error) => void) | undefined;
  /** Added to the outermost element. */
  className?: string | undefined;
}

/** Connects a provider without installing anything. Afterwards it shows the connection, and lets people repair it. */
export function ConnectProvider(props: ConnectProviderProps) {
  const { provider, groupRef, groupName, consumerRef, consumerName, module, className } = props;
  const { failed } = useConnectEvents(props);
  return (
    <Isolated onError={failed} className={className}>
      <ConnectionScope
        component="ConnectProvider"
        provider={provider}
        groupRef={groupRef}
        groupName={groupName}
        consumerRef={consumerRef}
        consumerName={consumerName}
        module={module}
      >
        <MissingPropsGuard className={className} onError={failed}>
          <AddTexts texts={englishConnection}>
            {/* A new key starts the flow again for another connection. */}
            <ConnectFlow
              key={JSON.stringify([provider, groupRef, consumerRef])}
              callbacks={props}
              className={className}
            />
          </AddTexts>
        </MissingPropsGuard>
      </ConnectionScope>
    </Isolated>
  );
}
