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
export { ConnectProvider, type ConnectProviderProps } from './components/ConnectProvider/ConnectProvider.tsx';
export {
  InstallIntegration,
  type InstallIntegrationProps,
} from './components/InstallIntegration/InstallIntegration.tsx';
export type { ConnectInput, Credentials } from './connect/connect-input.ts';
export type { ConnectNotice, ConnectStatus, SignInState } from './connect/sign-in.ts';
export { ConnectionProvider, type ConnectionProviderProps } from './context/ConnectionProvider.tsx';
export { InstallationProvider, type InstallationProviderProps } from './context/InstallationProvider.tsx';
export { ServiceProvider, type ServiceProviderProps } from './context/ServiceProvider.tsx';
export { useDowelClient } from './context/service.ts';
export type { ServiceOptions } from './context/service-options.ts';
export type { LocalConfig, ReadObjectHandlers } from './hooks/local-config.ts';
export type { ProxyHandlers } from './hooks/local-config-proxy.ts';
export type { WriteObjectHandlers } from './hooks/local-config-write.ts';
export type { CustomerFields, FieldChoice, ManifestObject, ManifestReader } from './hooks/manifest-reader.ts';
export type { QueryState } from './hooks/query-state.ts';
export type { ActionState } from './hooks/useAction.ts';
export { type ConnectAction, type ConnectCallbacks, useConnect } from './hooks/useConnect.ts';
export { type ConnectionState, useConnection } from './hooks/useConnection.ts';
export {
  type CreateInstallationAction,
  type CreateInstallationInput,
  useCreateInstallation,
} from './hooks/useCreateInstallation.ts';
export { type DeleteConnectionAction, useDeleteConnection } from './hooks/useDeleteConnection.ts';
export { type DeleteInstallationAction, useDeleteInstallation } from './hooks/useDeleteInstallation.ts';
export { type InstallationState, useInstallation } from './hooks/useInstallation.ts';
export { type IntegrationSetupState, useIntegrationSetup } from './hooks/useIntegrationSetup.ts';
export {
  type InstalledConfig,
  type IsIntegrationInstalled,
  useIsIntegrationInstalled,
} from './hooks/useIsIntegrationInstalled.ts';
export { useLocalConfig } from './hooks/useLocalConfig.ts';
export { type ManifestState, useManifest } from './hooks/useManifest.ts';
export { type ProviderState, useProvider } from './hooks/useProvider.ts';
export { type SaveObjectAction, useSaveObject } from './hooks/useSaveObject.ts';
export {
  type UpdateConnectionAction,
  type UpdateConnectionInput,
  useUpdateConnection,
} from './hooks/useUpdateConnection.ts';
export {
  type UpdateInstallationAction,
  type UpdateInstallationInput,
  useUpdateInstallation,
} from './hooks/useUpdateInstallation.ts';
export { describeProblem, type ProblemDescription } from './messages/describeProblem.ts';
export type { MessageKey, MessageOverrides, Messages, MessageValues } from './messages/messages.ts';
export { type Translator, useMessages } from './messages/useMessages.ts';
