import { Unreported } from '../../../events/unreported.ts';
import { type LaneKind, laneOf, TURN_ITEMS } from '../../../lanes/lane.ts';
import { selectUnplanned, selectUnplannedProjects, setPlanned } from './queries.ts';
import { followAll } from './react.ts';

const KIND = 'older-installations';
const PLANNED = 'when the server has planned the reads is no change of an installation';

/**
 * Plans the reads of installations that a release without reads has made, as if they had just been installed. After
 * that there is nothing to do.
 */
export const olderInstallations: LaneKind = {
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
      await followAll(tx, ids);
      Unreported.silent(await setPlanned(tx, ids), PLANNED);
      return { isMoreDue: ids.length === TURN_ITEMS };
    }),
};
