import { useMemo } from 'react';
import { ConnectionModelProvider } from './ConnectionModelProvider.tsx';
import type { ConnectionProviderProps } from './ConnectionProvider.tsx';
import { useMissingProps } from './missing-props.ts';
import { type Scope, ScopeContext } from './scope.ts';

export interface ConnectionScopeProps extends ConnectionProviderProps {
  /** The name of the component in the page's code, for messages about its props. */
  component: string;
}

/** What `ConnectionProvider` and `ConnectProvider` have in common. */
export function ConnectionScope(props: ConnectionScopeProps) {
  const { component, provider, groupRef, groupName, consumerRef, consumerName, module, children } = props;
  const missing = useMissingProps(component, { provider, groupRef, consumerRef });
  const scope = useMemo<Scope>(
    () => ({ provider, groupRef, groupName, consumerRef, consumerName, module, missing }),
    [provider, groupRef, groupName, consumerRef, consumerName, module, missing],
  );
  return (
    <ScopeContext.Provider value={scope}>
      <ConnectionModelProvider>{children}</ConnectionModelProvider>
    </ScopeContext.Provider>
  );
}
