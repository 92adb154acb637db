import type { ReactNode } from 'react';
import { ConnectionScope } from './ConnectionScope.tsx';

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

/** Sets the provider for all connection hooks inside this component. For pages without an integration. */
export function ConnectionProvider(props: ConnectionProviderProps) {
  return (
    <ConnectionScope
      component="ConnectionProvider"
      provider={props.provider}
      groupRef={props.groupRef}
      groupName={props.groupName}
      consumerRef={props.consumerRef}
      consumerName={props.consumerName}
      module={props.module}
    >
      {props.children}
    </ConnectionScope>
  );
}
