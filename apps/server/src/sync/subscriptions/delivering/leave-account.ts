import type { Context } from '../../../context.ts';
import type { InstallationState } from '../../../platform/effects.ts';
import { noteOperations } from '../note-operation.ts';
import { counted } from './outcome.ts';
import { forgetEvents } from './queries.ts';

/**
 * Leaves out the events of an account that installations do not use any more. The account of now may have other records, and
 * other events, with the same ids.
 */
export async function leaveAccount(tx: Context, installations: readonly InstallationState[]): Promise<void> {
  const waiting = await forgetEvents(
    tx,
    installations.map(({ id }) => id),
  );
  const byInstallation = Map.groupBy(waiting, ({ installationId }) => installationId);
  const notes = installations.flatMap(({ id: installationId, integrationId, config }) => {
    const byObject = Map.groupBy(byInstallation.get(installationId) ?? [], ({ objectName }) => objectName);
    return [...byObject].map(([object, { length }]) => ({
      of: { integrationId, installationId, configId: config.id },
      msg: `[${object}] ${counted(length)} of the account before left out`,
      error: undefined,
      objects: [object],
      details: { object, events: String(length) },
    }));
  });
  await noteOperations(tx, notes);
}
