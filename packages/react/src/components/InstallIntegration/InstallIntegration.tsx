import type { FieldMapping } from '@dowel/schema/rules';
import { InstallationScope } from '../../context/InstallationScope.tsx';
import { Isolated } from '../screen/Isolated.tsx';
import { MissingPropsGuard } from '../screen/MissingPropsGuard.tsx';
import { InstallFlow } from './InstallFlow.tsx';
import { type InstallCallbacks, useEventsOf } from './install-events.ts';
import { InstallOptionsContext, type InstallVariant } from './install-options.ts';

export interface InstallIntegrationProps extends InstallCallbacks {
  /** Name (or id) of an integration of the project. */
  integration: string;
  /** Your own reference for the person at the screen. */
  consumerRef: string;
  /** How colleagues read who connected or changed something. */
  consumerName?: string | undefined;
  /** Your own reference for the customer's workspace. */
  groupRef: string;
  /** How people read which workspace this is for. */
  groupName?: string | undefined;
  /**
   * Your own reference of one of several installations that a group has, where the manifest says `multiple: true`. Default:
   * the one without a reference.
   */
  installationRef?: string | undefined;
  /** Mappings that are known only at run time, by object name. */
  fieldMapping?: FieldMapping | undefined;
  /**
   * How a first install is shown. `tabs` (the default) shows all objects at once, `wizard` goes step by step. What is
   * installed is always shown with tabs.
   */
  variant?: InstallVariant | undefined;
  /**
   * Whether an integration with nothing to choose, such as one that only proxies, installs by itself once it is
   * connected. On by default. With `false` it shows a button.
   */
  autoInstall?: boolean | undefined;
  /** Adds a link back to your product to the screen after the first install: an `http` or `https` address. */
  returnUrl?: string | undefined;
  /**
   * Called when a person goes back to your product from that screen. With `returnUrl`, it is called instead of leaving
   * the page, so that your router can show the address.
   */
  onReturn?: (() => void) | undefined;
  /** Added to the outermost element. */
  className?: string | undefined;
}

/**
 * Guides a customer through an installation: connect, choose, save. If somebody in the group has installed the
 * integration already, shows that installation and lets people change it.
 */
export function InstallIntegration(props: InstallIntegrationProps) {
  const { integration, groupRef, groupName, consumerRef, consumerName, fieldMapping, className } = props;
  const { installationRef, variant = 'tabs', autoInstall = true, returnUrl, onReturn } = props;
  const { failed } = useEventsOf(props);
  return (
    <Isolated onError={failed} className={className} hasAside>
      <InstallOptionsContext.Provider value={{ variant, autoInstall, returnUrl, onReturn }}>
        <InstallationScope
          component="InstallIntegration"
          integration={integration}
          groupRef={groupRef}
          groupName={groupName}
          consumerRef={consumerRef}
          consumerName={consumerName}
          installationRef={installationRef}
          fieldMapping={fieldMapping}
        >
          <MissingPropsGuard className={className} onError={failed}>
            {/* A new key starts the flow again for another installation. */}
            <InstallFlow
              key={JSON.stringify([integration, groupRef, consumerRef, installationRef])}
              fieldMapping={fieldMapping}
              className={className}
              callbacks={props}
            />
          </MissingPropsGuard>
        </InstallationScope>
      </InstallOptionsContext.Provider>
    </Isolated>
  );
}
