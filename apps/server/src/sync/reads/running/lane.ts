import { readObjects, readRuns } from '../../../platform/db/tables.ts';
import { type LaneKind, subjectOf } from '../../../platform/lanes/lane.ts';
import { READ_LANES, readLane } from '../read-lane.ts';
import { measureDue, type Subject, selectDueSubjects } from './queries.ts';
import { takeTurn } from './take-turn.ts';

/** Reads of one object of an installation run one after the other. A large object makes no other wait. */
export const readsKind: LaneKind = {
  name: READ_LANES,
  role: 'worker',
  dueTimes: [readRuns.dueTime, readObjects.dueTime],
  async findDue(context, { after, limit }) {
    const due = await selectDueSubjects(context, after === undefined ? undefined : toSubject(after), limit);
    return due.map(readLane);
  },
  takeTurn: (turn) => takeTurn(turn, toSubject(subjectOf(turn.lane))),
  measure: measureDue,
};

/** The id of an installation contains no slash. */
function toSubject(text: string): Subject {
  const end = text.indexOf('/');
  return { installationId: text.slice(0, end), objectName: text.slice(end + 1) };
}
