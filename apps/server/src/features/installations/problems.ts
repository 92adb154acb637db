import type { Integration } from '@dowel/schema';
import { alreadyInstalledProblem, installationNotFoundProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../problems/problem-error.ts';
import { integrationNotFound } from '../integrations/service.ts';
import type { StoredInstallation } from './queries.ts';
import { connectionNotFound } from './resolve-connection.ts';

/** The one answer for an installation that is not there and for one that is somebody else's. */
export function installationNotFound(installationId: string): ProblemError {
  return new ProblemError('installation_not_found', installationNotFoundProblem(installationId));
}

/** `installed` is absent when the installation was deleted in the same moment. */
export function alreadyInstalled(
  { name }: Integration,
  installed: Pick<StoredInstallation, 'id' | 'createdBy'> | undefined,
): ProblemError {
  return new ProblemError('group_already_installed', alreadyInstalledProblem(name, installed));
}

/** What an installation refers to, and what is said when that is deleted while the installation is written. */
export function goneMeanwhile({
  integrationId,
  connectionId,
  groupRef,
}: {
  integrationId: string;
  connectionId: string;
  groupRef: string;
}): Readonly<Record<string, () => ProblemError>> {
  const noIntegration = () => integrationNotFound(integrationId);
  return {
    installations_integration_id_integrations_id_fk: noIntegration,
    // Revisions are deleted with their integration only.
    configs_revision_id_revisions_id_fk: noIntegration,
    installations_connection_id_connections_id_fk: () => connectionNotFound(connectionId, groupRef),
  };
}
