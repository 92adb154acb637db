/*
 * Files with only public exports are re-exported with `*`. With a list of names, esbuild would put the hooks of later
 * screens into the code that a page loads first (ADR 0037).
 */
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
  ObjectRead,
  Project,
  ProviderInfo,
} from '@dowel/schema';
export type { DraftProblem, FieldMapping, ObjectMapping, ValueMapping } from '@dowel/schema/rules';
export * from './components/ConnectProvider/ConnectProvider.tsx';
export * from './components/InstallIntegration/InstallIntegration.tsx';
export * from './components/InstallIntegration/prefetchInstallation.ts';
export type { ConnectInput, Credentials } from './connect/connect-input.ts';
export type { ConnectNotice, ConnectStatus, SignInState } from './connect/sign-in.ts';
export * from './context/ConnectionProvider.tsx';
export * from './context/InstallationProvider.tsx';
export * from './context/ServiceProvider.tsx';
export type { IconOptions, IconSource, ServiceOptions } from './context/service-options.ts';
export * from './context/useDowelClient.ts';
export type { LocalConfig, ReadObjectHandlers } from './hooks/local-config.ts';
export type { ProxyHandlers } from './hooks/local-config-proxy.ts';
export type { ObjectSetUp, SetUp } from './hooks/local-config-setup.ts';
export type { WriteObjectHandlers } from './hooks/local-config-write.ts';
export type { CustomerFields, FieldChoice, ManifestObject, ManifestReader } from './hooks/manifest-reader.ts';
export type { QueryState } from './hooks/query-state.ts';
export type { ActionState } from './hooks/useAction.ts';
export * from './hooks/useConnect.ts';
export * from './hooks/useConnection.ts';
export * from './hooks/useCreateInstallation.ts';
export * from './hooks/useDeleteConnection.ts';
export * from './hooks/useDeleteInstallation.ts';
export * from './hooks/useInstallation.ts';
export * from './hooks/useInstallations.ts';
export * from './hooks/useIntegrationSetup.ts';
export * from './hooks/useIsIntegrationInstalled.ts';
export * from './hooks/useLocalConfig.ts';
export * from './hooks/useManifest.ts';
export * from './hooks/useProvider.ts';
export * from './hooks/useReadNow.ts';
export * from './hooks/useReads.ts';
export * from './hooks/useSaveObject.ts';
export * from './hooks/useUpdateConnection.ts';
export * from './hooks/useUpdateInstallation.ts';
export * from './messages/describeProblem.ts';
export type { MessageKey, MessageOverrides, Messages, MessageValues } from './messages/messages.ts';
export * from './messages/useMessages.ts';
export type { Appearance } from './ui/looks.ts';
export type {
  ButtonSlotProps,
  ElementProps,
  ImageSlotProps,
  InputSlotProps,
  LinkSlotProps,
  Slots,
} from './ui/slots.ts';
