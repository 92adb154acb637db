import type { Integration } from '@dowel/schema';
import { ProblemError } from '../../problems/problem-error.ts';
import { integrationNotFound } from '../integrations/service.ts';
import type { StoredInstallation } from './queries.ts';
import { connectionNotFound } from './resolve-connection.ts';

/** The one answer for an installation that is not there and for one that is somebody else's. */
export function installationNotFound(installationId: string): ProblemError {
  return new ProblemError('installation_not_found', {
    detail: `There is no installation with the id "${installationId}" here.`,
    remedy: 'List the installations to see which there are.',
  });
}

/** `installed` is absent when the installation was deleted in the same moment. */
export function alreadyInstalled(
  { name }: Integration,
  installed: StoredInstallation | undefined,
): ProblemError {
  const consumerRef = installed && /^consumer:(.+)$/s.exec(installed.createdBy)?.[1];
  const who = consumerRef === undefined ? 'Somebody in the group' : `"${consumerRef}"`;
  return new ProblemError('group_already_installed', {
    detail: `${who} has installed "${name}" already, and a group installs an integration once.`,
    remedy: 'Change the installation that is there, or uninstall it first.',
    ...(installed && { context: { installationId: installed.id, createdBy: installed.createdBy } }),
  });
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
