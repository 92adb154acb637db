import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { ConnectionModelProvider } from './ConnectionModelProvider.tsx';
import { useMissingProps } from './missing-props.ts';
import { type Scope, ScopeContext } from './scope.ts';

export interface ConnectionProviderProps {
  /** A provider's name in the catalogue. */
  provider: string;
  /** Your own reference of the customer's workspace. */
  groupRef: string;
  groupName?: string | undefined;
  /** Your own reference of the signed-in person. */
  consumerRef: string;
  consumerName?: string | undefined;
  /** Which of the provider's products to use. Default: the provider's default. */
  module?: string | undefined;
  children?: ReactNode;
}

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
