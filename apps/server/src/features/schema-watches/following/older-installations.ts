import type { Context } from '../../../context.ts';
import { Unreported } from '../../../events/unreported.ts';
import { addingToOlderRows } from '../../../lanes/older-rows.ts';
import * as integrations from '../../integrations/service.ts';
import { holdInstallations, isAnyInstallation, setPlanned, unplanned } from './queries.ts';
import { watch } from './react.ts';

const PLANNED = 'when the server has begun to watch the fields is no change of an installation';

/**
 * Watches the fields of installations that a release without `watchSchema` has made, as if they had just been installed.
 */
export const unwatchedInstallations = addingToOlderRows(
  'unwatched-installations',
  unplanned,
  async (tx, ids) => {
    await watchThose(tx, ids);
    Unreported.silent(await setPlanned(tx, ids), PLANNED);
  },
);

async function watchThose(tx: Context, ids: readonly string[]): Promise<void> {
  const held = await holdInstallations(tx, isAnyInstallation(ids));
  for (const [integrationId, some] of Map.groupBy(held, (one) => one.integrationId)) {
    const { latestRevision } = await integrations.get(tx, integrationId);
    if (latestRevision.content.watchSchema) await watch(tx, some);
  }
}
