import type { Integration } from '@dowel/schema';
import { alreadyInstalledProblem, installationNotFoundProblem } from '@dowel/schema/rules';
import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { StoredInstallation } from './queries.ts';

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
