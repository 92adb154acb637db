export { type DowelError, type GetToken, type Identity, isDowelError } from '@dowel/client';
export type {
  Config,
  ConfigContent,
  Connection,
  FieldMetadata,
  HydratedIntegrationField,
  HydratedIntegrationObject,
  HydratedRevision,
  Installation,
  Integration,
  IntegrationFieldMapping,
  MetadataInput,
  Project,
  ProviderInfo,
} from '@dowel/schema';
export type { DraftProblem, FieldMapping, ObjectMapping, ValueMapping } from '@dowel/schema/rules';
export { ConnectProvider, type ConnectProviderProps } from './components/ConnectProvider/ConnectProvider';
export {
  InstallIntegration,
  type InstallIntegrationProps,
} from './components/InstallIntegration/InstallIntegration';
export type { ConnectInput, Credentials } from './connect/connect-input';
export type { ConnectNotice, ConnectStatus, SignInState } from './connect/sign-in';
export { ConnectionProvider, type ConnectionProviderProps } from './context/ConnectionProvider';
export { InstallationProvider, type InstallationProviderProps } from './context/InstallationProvider';
export { ServiceProvider, type ServiceProviderProps } from './context/ServiceProvider';
export { useDowelClient } from './context/service';
export type { ServiceOptions } from './context/service-options';
export type { LocalConfig, ReadObjectHandlers } from './hooks/local-config';
export type { ProxyHandlers } from './hooks/local-config-proxy';
export type { WriteObjectHandlers } from './hooks/local-config-write';
export type { CustomerFields, FieldChoice, ManifestObject, ManifestReader } from './hooks/manifest-reader';
export type { QueryState } from './hooks/query-state';
export type { ActionState } from './hooks/useAction';
export { type ConnectAction, type ConnectCallbacks, useConnect } from './hooks/useConnect';
export { type ConnectionState, useConnection } from './hooks/useConnection';
export {
  type CreateInstallationAction,
  type CreateInstallationInput,
  useCreateInstallation,
} from './hooks/useCreateInstallation';
export { type DeleteConnectionAction, useDeleteConnection } from './hooks/useDeleteConnection';
export { type DeleteInstallationAction, useDeleteInstallation } from './hooks/useDeleteInstallation';
export { type InstallationState, useInstallation } from './hooks/useInstallation';
export { type IntegrationSetupState, useIntegrationSetup } from './hooks/useIntegrationSetup';
export {
  type InstalledConfig,
  type IsIntegrationInstalled,
  useIsIntegrationInstalled,
} from './hooks/useIsIntegrationInstalled';
export { useLocalConfig } from './hooks/useLocalConfig';
export { type ManifestState, useManifest } from './hooks/useManifest';
export { type ProviderState, useProvider } from './hooks/useProvider';
export { type SaveObjectAction, useSaveObject } from './hooks/useSaveObject';
export {
  type UpdateConnectionAction,
  type UpdateConnectionInput,
  useUpdateConnection,
} from './hooks/useUpdateConnection';
export {
  type UpdateInstallationAction,
  type UpdateInstallationInput,
  useUpdateInstallation,
} from './hooks/useUpdateInstallation';
export { describeProblem, type ProblemDescription } from './messages/describeProblem';
export type { MessageKey, MessageOverrides, Messages, MessageValues } from './messages/messages';
export { type Translator, useMessages } from './messages/useMessages';
