import type { Installation } from '@dowel/schema';
import { useCaller, useScope } from '../context/scope.ts';
import { installationQueries } from '../queries/installations.ts';
import { integrationSetupQueries, type SetupFacts } from '../queries/integration-setup.ts';

/**
 * Returns a function that gets the setup of the scope's integration. It asks the service only if the setup is not known yet.
 */
export function useKnownSetup(): () => Promise<SetupFacts> {
  const caller = useCaller();
  const { integration } = useScope();
  return async () => {
    if (integration === undefined) {
      throw new TypeError('No integration is known. Use it inside InstallationProvider.');
    }
    return caller.service.queryClient.ensureQueryData(integrationSetupQueries.get(caller, integration));
  };
}

/**
 * Returns a function that gets the group's installation. It asks the service only if the installation is not known yet.
 */
export function useKnownInstallation(): () => Promise<Installation> {
  const caller = useCaller();
  const getSetup = useKnownSetup();
  return async () => {
    const { id } = (await getSetup()).integration;
    const installation = await caller.service.queryClient.ensureQueryData(
      installationQueries.forGroup(caller, id),
    );
    if (!installation) {
      throw new TypeError('Nothing is installed. Install it first.');
    }
    return installation;
  };
}
