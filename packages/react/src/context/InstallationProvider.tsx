import type { FieldMapping } from '@dowel/schema/rules';
import type { ReactNode } from 'react';
import { InstallationScope } from './InstallationScope.tsx';

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
