import { useMemo } from 'react';
import { ConfigDraftProvider } from './ConfigDraftProvider.tsx';
import { InstallationModelProvider } from './InstallationModelProvider.tsx';
import type { InstallationProviderProps } from './InstallationProvider.tsx';
import { useMissingProps } from './missing-props.ts';
import { type Scope, ScopeContext } from './scope.ts';

export interface InstallationScopeProps extends InstallationProviderProps {
  /** The name of the component in the page's code, for messages about its props. */
  component: 'InstallIntegration' | 'InstallationProvider';
}

/** What `InstallationProvider` and `InstallIntegration` have in common. */
export function InstallationScope(props: InstallationScopeProps) {
  const { component, integration, groupRef, groupName, consumerRef, consumerName } = props;
  // The empty reference is the default installation too.
  const installationRef = props.installationRef || undefined;
  const missing = useMissingProps(component, { integration, groupRef, consumerRef });
  const scope = useMemo<Scope>(
    () => ({
      integration,
      installationRef,
      groupRef,
      groupName,
      consumerRef,
      consumerName,
      missing,
    }),
    [integration, installationRef, groupRef, groupName, consumerRef, consumerName, missing],
  );
  return (
    <ScopeContext.Provider value={scope}>
      <ConfigDraftProvider
        id={JSON.stringify([integration, groupRef, consumerRef, installationRef])}
        fieldMapping={props.fieldMapping}
      >
        <InstallationModelProvider showsRevision={component === 'InstallIntegration'}>
          {props.children}
        </InstallationModelProvider>
      </ConfigDraftProvider>
    </ScopeContext.Provider>
  );
}
