import type { Context } from '../../../context.ts';
import { StartAgainError } from '../../../platform/db/database-failure.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import { messagesDropped, notRevoked } from '../../../platform/requests/warned.ts';
import * as connections from '../../connections/service.ts';
import { deleteInstallations, type InstallationCondition, lockInstallations } from '../queries.ts';
import { installationEvent } from './installation-events.ts';
import { countWaitingPages, selectConnectionIds, selectReported } from './queries.ts';

/**
 * Deletes installations, and the connections that nothing else uses. Answers how many installations it deleted, and
 * warnings of pages that waited until somebody asks for them, and of tokens that still work. Events tell of each installation.
 */
export async function uninstall(
  tx: Context,
  condition: InstallationCondition,
): Promise<{ deleted: number; warnings: (string | undefined)[] }> {
  // Here as everywhere, a connection is locked before the installations that use it.
  const connectionIds = await selectConnectionIds(tx, condition);
  const ofAll = connections.ofAllPeople(tx);
  await connections.lockConnections(ofAll, connectionIds);
  // With our lock, nobody changes a config after we have read it for its event.
  await lockInstallations(tx, condition);
  const reported = await selectReported(tx, condition);
  const locked = new Set(connectionIds);
  if (!reported.every(({ fields }) => locked.has(fields.connectionId))) {
    throw new StartAgainError('An installation was moved to another connection before it was locked.');
  }
  const installationIds = reported.map(({ fields }) => fields.installationId);
  await tx.installationEffects.uninstalling(tx, installationIds);
  // No read stores another page, since it would refer to an installation that we have locked.
  const dropped = await countWaitingPages(tx, installationIds);
  const deleted = await Unreported.report(tx, await deleteInstallations(tx, condition), (ids) => {
    const gone = new Set(ids);
    return reported
      .filter(({ fields }) => gone.has(fields.installationId))
      .map((one) => installationEvent('installation.deleted', one));
  });
  const unused = await connections.deleteUnusedConnections(ofAll, connectionIds);
  return { deleted: deleted.length, warnings: [messagesDropped(dropped), notRevoked(unused)] };
}
