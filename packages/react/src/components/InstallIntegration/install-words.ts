import type { HydratedIntegrationObject } from '@dowel/schema';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { InstallFacts } from './useInstallStep.ts';

/** What the texts of a flow speak of. */
export type InstallWords = Record<'provider' | 'app' | 'name', string>;

/** The provider, the builder's product and the integration, as people call them. */
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

/** What people call a read object: the builder's word for it, if there is one. */
export function objectLabel(object: HydratedIntegrationObject): string {
  return object.mapToDisplayName || object.displayName || object.objectName;
}
