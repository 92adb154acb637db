import { type ConnectionProviderProps, ConnectionScope } from './ConnectionScope.tsx';

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
