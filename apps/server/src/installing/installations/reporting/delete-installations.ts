import type { Context } from '../../../context.ts';
import { StartAgainError } from '../../../platform/db/database-failure.ts';
import { isAnyInstallation } from '../../../platform/db/installation-joins.ts';
import type { Lost } from '../../../platform/effects.ts';
import { Unreported } from '../../../platform/events/unreported.ts';
import * as connections from '../../connections/service.ts';
import { deleteInstallations, type InstallationCondition, lockInstallations } from '../queries.ts';
import { installationEvent } from './installation-events.ts';
import { countWaitingPages, selectConnectionIds, selectReported, selectSomeIds } from './queries.ts';

/** With more, others would wait too long for the locks of one transaction. */
const PART = 500;

/**
 * `uninstall` for thousands of installations: part by part, each in a transaction of its own unless the context is in one.
 * Those that are left work on until it is their turn.
 */
export async function uninstallInParts(context: Context, condition: InstallationCondition): Promise<Lost> {
  let dropped = 0;
  const gone: Lost['connections'][number][] = [];
  for (let size = PART; size === PART; ) {
    const part = await context.transaction(async (tx) => {
      const ids = await selectSomeIds(tx, condition, PART);
      return { ids, ...(await uninstall(tx, isAnyInstallation(ids))) };
    });
    size = part.ids.length;
    dropped += part.dropped;
    gone.push(...part.connections.map(({ stop }) => ({ stop })));
  }
  return { dropped, connections: gone };
}

/**
 * Deletes installations, and the connections that nothing else uses. Answers how many installations it deleted, and what was
 * lost with them. Events tell of each installation.
 */
export async function uninstall(
  tx: Context,
  condition: InstallationCondition,
): Promise<Lost & { deleted: number }> {
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
  return { deleted: deleted.length, dropped, connections: unused };
}
