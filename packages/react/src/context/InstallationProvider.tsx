import type { FieldMapping } from '@dowel/schema/rules';
import { type ReactNode, useMemo } from 'react';
import { ConfigDraftProvider } from './ConfigDraftProvider.tsx';
import { type Scope, ScopeContext } from './scope.ts';

export interface InstallationProviderProps {
  /** Name (or id) of an integration of the project. */
  integration: string;
  /** Your own reference of the customer's workspace. */
  groupRef: string;
  groupName?: string | undefined;
  /** Your own reference of the person at the screen. */
  consumerRef: string;
  consumerName?: string | undefined;
  /** Mappings known only at run time, by object name. */
  fieldMapping?: FieldMapping | undefined;
  children?: ReactNode;
}

/** Says which installation the hooks below it are about, and holds its one draft of a config. */
export function InstallationProvider({ fieldMapping, children, ...props }: InstallationProviderProps) {
  const { integration, groupRef, groupName, consumerRef, consumerName } = props;
  const scope = useMemo<Scope>(
    () => ({ integration, groupRef, groupName, consumerRef, consumerName }),
    [integration, groupRef, groupName, consumerRef, consumerName],
  );
  return (
    <ScopeContext.Provider value={scope}>
      <ConfigDraftProvider
        id={JSON.stringify([integration, groupRef, consumerRef])}
        fieldMapping={fieldMapping}
      >
        {children}
      </ConfigDraftProvider>
    </ScopeContext.Provider>
  );
}
