import type { Context } from '../../../context.ts';
import { Unreported } from '../../../events/unreported.ts';
import { type LaneKind, laneOf, TURN_ITEMS } from '../../../lanes/lane.ts';
import * as integrations from '../../integrations/service.ts';
import {
  holdInstallations,
  isAnyInstallation,
  selectUnplanned,
  selectUnplannedProjects,
  setPlanned,
} from './queries.ts';
import { watch } from './react.ts';

const KIND = 'unwatched-installations';
const PLANNED = 'when the server has begun to watch the fields is no change of an installation';

/**
 * Watches the fields of installations that a release without `watchSchema` has made, as if they had just been installed.
 * After that there is nothing to do.
 */
export const unwatchedInstallations: LaneKind = {
  name: KIND,
  role: 'worker',
  async findDue(context, { after, limit }) {
    const projectIds = await selectUnplannedProjects(context, after, limit);
    return projectIds.map((id) => laneOf(KIND, id, id));
  },
  takeTurn: (turn) =>
    turn.write(async (tx) => {
      const ids = await selectUnplanned(tx, TURN_ITEMS);
      if (ids.length === 0) return { isMoreDue: false };
      await watchThose(tx, ids);
      Unreported.silent(await setPlanned(tx, ids), PLANNED);
      return { isMoreDue: ids.length === TURN_ITEMS };
    }),
};

async function watchThose(tx: Context, ids: readonly string[]): Promise<void> {
  const held = await holdInstallations(tx, isAnyInstallation(ids));
  for (const [integrationId, some] of Map.groupBy(held, (one) => one.integrationId)) {
    const { latestRevision } = await integrations.get(tx, integrationId);
    if (latestRevision.content.watchSchema) await watch(tx, some);
  }
}
