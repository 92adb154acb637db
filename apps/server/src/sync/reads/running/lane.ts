import { readObjects, readRuns } from '../../../platform/db/tables.ts';
import { type LaneKind, subjectOf } from '../../../platform/lanes/lane.ts';
import { toObject } from '../../../platform/lanes/object-lane.ts';
import { READ_LANES, readLane } from '../read-lane.ts';
import { measureDue, selectDueSubjects } from './queries.ts';
import { takeTurn } from './take-turn.ts';

/** Reads of one object of an installation run one after the other. A large object makes no other wait. */
export const readsKind: LaneKind = {
  name: READ_LANES,
  role: 'worker',
  dueTimes: [readRuns.dueTime, readObjects.dueTime],
  async findDue(context, { after, limit }) {
    const due = await selectDueSubjects(context, after === undefined ? undefined : toObject(after), limit);
    return due.map(readLane);
  },
  takeTurn: (turn) => takeTurn(turn, toObject(subjectOf(turn.lane))),
  measure: measureDue,
};
