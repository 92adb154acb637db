import type { Installation, Integration } from '@dowel/schema';
import { useCaller, useScope } from '../context/scope.ts';
import { installationQueries } from '../queries/installations.ts';
import { integrationSetupQueries } from '../queries/integration-setup.ts';

/**
 * Returns a function that gets the scope's integration. It asks the service only if the integration is not known yet.
 */
export function useKnownIntegration(): () => Promise<Integration> {
  const caller = useCaller();
  const { integration } = useScope();
  return async () => {
    if (integration === undefined) {
      throw new TypeError('No integration is meant here. Use this hook inside InstallationProvider.');
    }
    const known = await caller.service.queryClient.ensureQueryData(
      integrationSetupQueries.get(caller, integration),
    );
    return known.integration;
  };
}

/**
 * Returns a function that gets the group's installation. It asks the service only if the installation is not known yet.
 */
export function useKnownInstallation(): () => Promise<Installation> {
  const caller = useCaller();
  const getIntegration = useKnownIntegration();
  return async () => {
    const { id } = await getIntegration();
    const installation = await caller.service.queryClient.ensureQueryData(
      installationQueries.forGroup(caller, id),
    );
    if (!installation) {
      throw new TypeError('The group has not installed this integration. Create an installation first.');
    }
    return installation;
  };
}
