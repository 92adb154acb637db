import type { FieldMapping } from '@dowel/schema/rules';
import { InstallationScope } from '../../context/InstallationScope.tsx';
import { ErrorBoundary } from '../screen/ErrorBoundary.tsx';
import { MissingPropsGuard } from '../screen/MissingPropsGuard.tsx';
import { InstallFlow } from './InstallFlow.tsx';
import { type InstallCallbacks, InstallEventsContext, useEventsOf } from './install-events.ts';

export interface InstallIntegrationProps extends InstallCallbacks {
  /** Name (or id) of an integration of the project. */
  integration: string;
  /** Your own reference for the person at the screen. */
  consumerRef: string;
  consumerName?: string | undefined;
  /** Your own reference for the customer's workspace. Each group installs an integration once. */
  groupRef: string;
  groupName?: string | undefined;
  /** Mappings that are known only at run time, by object name. */
  fieldMapping?: FieldMapping | undefined;
  /** Added to the outermost element. */
  className?: string | undefined;
}

/**
 * Guides a customer through an installation: connect, choose, save. If somebody in the group has installed the
 * integration already, shows that installation and lets people change it.
 */
export function InstallIntegration(props: InstallIntegrationProps) {
  const { integration, groupRef, groupName, consumerRef, consumerName, fieldMapping, className } = props;
  const events = useEventsOf(props);
  return (
    <InstallEventsContext.Provider value={events}>
      <ErrorBoundary onError={events.failed} className={className}>
        <InstallationScope
          component="InstallIntegration"
          integration={integration}
          groupRef={groupRef}
          groupName={groupName}
          consumerRef={consumerRef}
          consumerName={consumerName}
          fieldMapping={fieldMapping}
        >
          <MissingPropsGuard className={className} onError={events.failed}>
            {/* A new key starts the flow again for another installation. */}
            <InstallFlow
              key={JSON.stringify([integration, groupRef, consumerRef])}
              fieldMapping={fieldMapping}
              className={className}
            />
          </MissingPropsGuard>
        </InstallationScope>
      </ErrorBoundary>
    </InstallEventsContext.Provider>
  );
}
