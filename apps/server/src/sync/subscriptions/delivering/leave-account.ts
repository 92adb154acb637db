import type { Context } from '../../../context.ts';
import type { InstallationState } from '../../../platform/effects.ts';
import { noteOperations } from '../note-operation.ts';
import { finishWaiting } from './queries.ts';

/**
 * Leaves out the events of an account that installations do not use any more. Their ids may be those of other records in the
 * account of now.
 */
export async function leaveAccount(tx: Context, installations: readonly InstallationState[]): Promise<void> {
  const waiting = await finishWaiting(
    tx,
    installations.map(({ id }) => id),
  );
  const notes = installations.flatMap(({ id: installationId, integrationId, config }) => {
    const names = waiting.flatMap((one) => (one.installationId === installationId ? [one.objectName] : []));
    return [...Map.groupBy(names, (name) => name)].map(([object, { length }]) => ({
      of: { integrationId, installationId, configId: config.id },
      msg: `[${object}] ${length} event${length === 1 ? '' : 's'} of the account before left out`,
      error: undefined,
      objects: [object],
      details: { object, events: String(length) },
    }));
  });
  await noteOperations(tx, notes);
}
