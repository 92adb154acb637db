import type { Connection, Integration, Revision } from '@dowel/schema';
import type { Context } from '../../context.ts';
import { Unreported } from '../../platform/events/unreported.ts';
import * as integrations from '../integrations/service.ts';
import { insertInstallation } from './inserting-queries.ts';
import { alreadyInstalled } from './problems.ts';
import { type NewConfig, type StoredInstallation, selectInstallationOfGroup } from './queries.ts';
import { installationEvent, toReported } from './reporting/installation-events.ts';

/** Another revision was deployed while we asked the account. */
export class RevisionChangedError extends Error {
  override readonly name = 'RevisionChangedError';
  readonly latest: Revision;

  constructor(latest: Revision) {
    super('The integration has a newer revision than the one the config was checked against.');
    this.latest = latest;
  }
}

/**
 * Inserts an installation if its revision is still the latest.
 * @throws {RevisionChangedError} the caller must then undo the transaction
 * @throws {ProblemError} `group_already_installed`, `integration_not_found`
 */
export async function insertOverRevision(
  tx: Context,
  integration: Integration,
  connection: Connection,
  config: NewConfig,
  named: Pick<StoredInstallation, 'installationRef' | 'name'>,
): Promise<StoredInstallation> {
  const { id: integrationId } = integration;
  // The unique index decides (docs/adr/0009), so that two installs at the same time cannot both win.
  const { groupRef } = connection.group;
  const values = { integrationId, groupRef, connectionId: connection.id, ...named };
  const inserted = await insertInstallation(tx, values, config);
  const installed = await Unreported.report(tx, inserted, (stored) =>
    stored ? [installationEvent('installation.created', toReported(stored, integration, connection))] : [],
  );
  if (installed) return installed;
  const { latestRevision } = await integrations.get(tx, integrationId);
  if (latestRevision.id !== config.revisionId) throw new RevisionChangedError(latestRevision);
  const { installationRef } = named;
  const installedOther = await selectInstallationOfGroup(tx, integrationId, { groupRef, installationRef });
  throw alreadyInstalled(integration, installedOther, installationRef);
}
