import type { FieldMapping } from '@dowel/schema/rules';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ConfigDraftProvider } from './ConfigDraftProvider.tsx';
import { InstallationModelProvider } from './InstallationModelProvider.tsx';
import { useMissingProps } from './missing-props.ts';
import { type Scope, ScopeContext } from './scope.ts';

export interface InstallationProviderProps {
  /** Name or id of an integration of the project. */
  integration: string;
  /** Your own reference of the customer's workspace. */
  groupRef: string;
  groupName?: string | undefined;
  /** Your own reference of the signed-in person. */
  consumerRef: string;
  consumerName?: string | undefined;
  /**
   * Your own reference of one of several installations that a group has, where the manifest says `multiple: true`. Default:
   * the one without a reference.
   */
  installationRef?: string | undefined;
  /** Mappings that are only known at run time, by object name. */
  fieldMapping?: FieldMapping | undefined;
  children?: ReactNode;
}

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
