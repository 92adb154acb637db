import type { FieldMapping } from '@dowel/schema/rules';
import { InstallationScope } from '../../context/InstallationScope.tsx';
import { ErrorBoundary } from '../screen/ErrorBoundary.tsx';
import { MissingPropsGuard } from '../screen/MissingPropsGuard.tsx';
import { InstallFlow } from './InstallFlow.tsx';
import { type InstallCallbacks, InstallEventsContext, useEventsOf } from './install-events.ts';

export interface InstallIntegrationProps extends InstallCallbacks {
  /** Name (or id) of an integration of the project. */
  integration: string;
  /** Your own reference of the person at the screen. */
  consumerRef: string;
  consumerName?: string | undefined;
  /** Your own reference of the customer's workspace. Each group installs an integration once. */
  groupRef: string;
  groupName?: string | undefined;
  /** Mappings known only at run time, by object name. */
  fieldMapping?: FieldMapping | undefined;
  /** Added to the outermost element. */
  className?: string | undefined;
}

/**
 * Leads a customer from nothing to an installed integration: connect, choose, save. Shows and changes what is installed
 * already, whoever in the group did it.
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
            {/* Another installation starts from its beginning. */}
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
