import { type LaneKind, laneOf, TURN_ITEMS } from '../../../../lanes/lane.ts';
import { wakeAfterCommit } from '../../../../wake-ups.ts';
import { lockInstalled } from '../../../reads/lock-installed.ts';
import { subscriptionLane } from '../../lanes.ts';
import { plan } from '../follow.ts';
import { selectUnplanned, selectUnplannedProjects, setPlanned } from './queries.ts';

const KIND = 'older-subscriptions';

/**
 * Plans which objects are read for changes in installations that subscribed with a release that did not read them. What
 * could not be subscribed to then is tried again. After that there is nothing to do.
 */
export const olderSubscriptions: LaneKind = {
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
      await plan(tx, await lockInstalled(tx, { ids }));
      for (const id of await setPlanned(tx, ids)) wakeAfterCommit(tx, subscriptionLane(id, tx.project.id));
      return { isMoreDue: ids.length === TURN_ITEMS };
    }),
};
