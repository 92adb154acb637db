import { type InstallationProviderProps, InstallationScope } from './InstallationScope.tsx';

/** Says which installation the hooks below it use, and holds the one draft of its config. */
export function InstallationProvider(props: InstallationProviderProps) {
  return (
    <InstallationScope
      component="InstallationProvider"
      integration={props.integration}
      groupRef={props.groupRef}
      groupName={props.groupName}
      consumerRef={props.consumerRef}
      consumerName={props.consumerName}
      installationRef={props.installationRef}
      fieldMapping={props.fieldMapping}
    >
      {props.children}
    </InstallationScope>
  );
}
