import type { Integration } from '@dowel/schema';
import { alreadyInstalledProblem, installationNotFoundProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import { integrationNotFound } from '../integrations/service.ts';
import type { StoredInstallation } from './queries.ts';
import { connectionNotFound } from './resolve-connection.ts';

/** The same answer for an installation that does not exist and for one that belongs to somebody else. */
export function installationNotFound(installationId: string): ProblemError {
  return new ProblemError('installation_not_found', installationNotFoundProblem(installationId));
}

/** `installed` is absent when the other installation was deleted just before we read it. */
export function alreadyInstalled(
  { name }: Integration,
  installed: Pick<StoredInstallation, 'id' | 'createdBy'> | undefined,
  installationRef: string,
): ProblemError {
  const words = alreadyInstalledProblem(name, installed, installationRef);
  return new ProblemError('group_already_installed', words);
}

/**
 * The problems to answer with when something an installation refers to is deleted while we write the installation, by
 * the name of the violated foreign key.
 */
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
    installations_of_integration: noIntegration,
    // A revision is only deleted together with its integration.
    configs_of_revision: noIntegration,
    installations_over_connection: () => connectionNotFound(connectionId, groupRef),
  };
}
