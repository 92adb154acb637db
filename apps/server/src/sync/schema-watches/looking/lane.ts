import { schemaWatches } from '../../../platform/db/tables.ts';
import { type LaneKind, subjectOf } from '../../../platform/lanes/lane.ts';
import { WATCH_LANES, watchLane } from '../lanes.ts';
import { measureDue, selectDue } from './queries.ts';
import { takeTurn } from './take-turn.ts';

/** The objects of an installation are looked at one after the other. Installations do not wait for each other. */
export const schemaWatchesKind: LaneKind = {
  name: WATCH_LANES,
  role: 'worker',
  dueTimes: [schemaWatches.dueTime],
  async findDue(context, page) {
    const due = await selectDue(context, page);
    return due.map(({ installationId, projectId }) => watchLane(installationId, projectId));
  },
  takeTurn: (turn) => takeTurn(turn, subjectOf(turn.lane)),
  measure: measureDue,
};
