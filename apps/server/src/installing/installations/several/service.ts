import type { Connection, Integration, ManifestIntegration } from '@dowel/schema';
import {
  accountAlreadyInstalledProblem,
  compareAccounts,
  installationRefNeededProblem,
  type NamedInstallation,
  notInstalledProblem,
  severalNotAllowedProblem,
} from '@dowel/schema/rules';
import type { Context } from '../../../context.ts';
import { ProblemError } from '../../../platform/problems/problem-error.ts';
import * as connections from '../../connections/service.ts';
import { lockForDeploys, lockGroup } from '../inserting-queries.ts';
import { type StoredInstallation, selectInstallations } from '../queries.ts';
import { connectionNotFound } from '../resolve-connection.ts';
import type { OfGroup } from '../rules.ts';

/** @throws {ProblemError} `several_not_allowed`, if a group can have no installation of this reference */
export function assertSeveral({ name, multiple }: ManifestIntegration, installationRef: string): void {
  if (installationRef === '' || multiple === true) return;
  throw new ProblemError('several_not_allowed', severalNotAllowedProblem(name, installationRef));
}

/** While the transaction of an installation lasts that is not the default one, no deploy can end that a group has several. */
export async function lockForNamed(
  tx: Context,
  integrationId: string,
  installationRef: string,
): Promise<void> {
  if (installationRef !== '') await lockForDeploys(tx, integrationId);
}

/**
 * What the transaction of a move needs is locked before the installation.
 * @throws {ProblemError} `connection_not_found`
 */
export async function lockForMove(tx: Context, integrationId: string, connection: Connection): Promise<void> {
  await lockForDeploys(tx, integrationId);
  const { groupRef } = connection.group;
  await lockGroup(tx, groupRef);
  if (!(await connections.keepConnection(tx, connection.id)))
    throw connectionNotFound(connection.id, groupRef);
}

/**
 * An account has one installation of an integration, unless the manifest says otherwise. Accounts of which nobody knows
 * may be different. The lock on the group makes two installations at once wait for each other.
 * @throws {ProblemError} `account_already_installed`
 */
export async function assertOtherAccount(
  tx: Context,
  integrationId: string,
  { name, multiple, sameAccount }: ManifestIntegration,
  connection: Connection,
  installationId?: string,
): Promise<void> {
  if (!multiple || sameAccount) return;
  const { groupRef } = connection.group;
  await lockGroup(tx, groupRef);
  const others = (await selectInstallations(tx, { integrationId, groupRef })).filter(
    ({ id }) => id !== installationId,
  );
  if (others.length === 0) return;
  const used = await connections.findConnections(
    tx,
    others.map(({ connectionId }) => connectionId),
  );
  const same = others.find(({ connectionId }) => isSameAccount(connection, used.get(connectionId)));
  if (!same) return;
  throw new ProblemError('account_already_installed', accountAlreadyInstalledProblem(name, toNamed(same)));
}

function isSameAccount(one: Connection, other: Connection | undefined): boolean {
  if (one.id === other?.id) return true;
  return one.account !== undefined && other?.account !== undefined
    ? compareAccounts(one.account, other.account) === 'same'
    : false;
}

/**
 * Why a group has not the installation that a request names. If the request means the default one and there are only
 * others, the group has to choose: a request must not reach one that it does not mean.
 */
export async function notInstalled(
  context: Context,
  { id: integrationId, name }: Pick<Integration, 'id' | 'name'>,
  { groupRef, installationRef = '' }: OfGroup,
): Promise<ProblemError> {
  const others =
    installationRef === '' ? await selectInstallations(context, { integrationId, groupRef }) : [];
  return others.length === 0
    ? new ProblemError('installation_not_found', notInstalledProblem(groupRef, name, installationRef))
    : new ProblemError(
        'installation_ref_needed',
        installationRefNeededProblem(groupRef, name, others.map(toNamed)),
      );
}

function toNamed({ id, installationRef, name }: StoredInstallation): NamedInstallation {
  return { id, installationRef, ...(name !== null && { name }) };
}
