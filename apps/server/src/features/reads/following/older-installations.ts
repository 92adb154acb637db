import { type LaneKind, laneOf, TURN_ITEMS } from '../../../lanes/lane.ts';
import { selectUnplanned, selectUnplannedProjects, setPlanned } from './queries.ts';
import { followAll } from './react.ts';

const KIND = 'older-installations';

/**
 * Plans the reads of installations that a release without reads has made, as if they had just been installed. After
 * that there is nothing to do.
 */
export const olderInstallations: LaneKind = {
  name: KIND,
  async findDue(context, { after, limit }) {
    const projectIds = await selectUnplannedProjects(context, after, limit);
    return projectIds.map((id) => laneOf(KIND, id, id));
  },
  takeTurn: (turn) =>
    turn.write(async (tx) => {
      const ids = await selectUnplanned(tx, TURN_ITEMS);
      if (ids.length === 0) return { isMoreDue: false };
      await followAll(tx, ids);
      await setPlanned(tx, ids);
      return { isMoreDue: ids.length === TURN_ITEMS };
    }),
};
