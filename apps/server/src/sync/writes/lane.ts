import { writeRuns } from '../../platform/db/tables.ts';
import type { LaneKind } from '../../platform/lanes/lane.ts';
import { laneOf } from '../../platform/lanes/lane.ts';
import { measureDue, selectDueSubjects } from './queries.ts';
import { takeTurn } from './take-turn.ts';
import { WRITE_LANES } from './write-lane.ts';

/** Writes wait in one lane per object of an installation, so those of one customer make no other wait. */
export const writesKind: LaneKind = {
  name: WRITE_LANES,
  role: 'worker',
  dueTimes: [writeRuns.dueTime],
  async findDue(context, page) {
    const due = await selectDueSubjects(context, page);
    return due.map(({ subject, projectId }) => laneOf(WRITE_LANES, subject, projectId));
  },
  takeTurn,
  measure: measureDue,
};
