import type { HydratedIntegrationObject, HydratedIntegrationWriteObject } from '@dowel/schema';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { InstallFacts } from './useInstallStep.ts';

/** Names that the texts of a flow use. */
export type InstallWords = Record<'provider' | 'app' | 'name', string>;

/** The display names of the provider, the builder's product and the integration. */
export function useWords({ integration, provider, project }: InstallFacts): InstallWords {
  const translate = useMessages();
  const label = providerLabel(provider);
  const { displayName } = integration.latestRevision.content;
  return {
    provider: label,
    app: project.appName,
    name: displayName || translate('install.title', { provider: label }),
  };
}

/** The display name of a read object: the builder's name for it, or else the provider's. */
export function objectLabel(object: HydratedIntegrationObject): string {
  return object.mapToDisplayName || object.displayName || object.objectName;
}

/** The display name of a write object: that of the object of the same name that is read, so that it has one name. */
export function writeLabel(
  { objectName, displayName }: HydratedIntegrationWriteObject,
  reads: readonly HydratedIntegrationObject[] = [],
): string {
  const read = reads.find((object) => object.objectName === objectName);
  return read ? objectLabel(read) : displayName;
}
