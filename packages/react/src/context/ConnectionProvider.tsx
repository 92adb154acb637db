import { type ReactNode, useMemo } from 'react';
import { type Scope, ScopeContext } from './scope.ts';

export interface ConnectionProviderProps {
  /** A provider's name in the catalogue. */
  provider: string;
  /** Your own reference of the customer's workspace. */
  groupRef: string;
  groupName?: string | undefined;
  /** Your own reference of the person at the screen. */
  consumerRef: string;
  consumerName?: string | undefined;
  /** Which of the provider's products is meant. The provider's default when absent. */
  module?: string | undefined;
  children?: ReactNode;
}

/** Says which provider the connection hooks below it are about, where no integration is installed. */
export function ConnectionProvider({ children, ...props }: ConnectionProviderProps) {
  const { provider, groupRef, groupName, consumerRef, consumerName, module } = props;
  const scope = useMemo<Scope>(
    () => ({ provider, groupRef, groupName, consumerRef, consumerName, module }),
    [provider, groupRef, groupName, consumerRef, consumerName, module],
  );
  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}
