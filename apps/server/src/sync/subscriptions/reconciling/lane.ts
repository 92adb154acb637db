import { readRuns, reconciledObjects } from '../../../platform/db/tables.ts';
import { type LaneKind, subjectOf } from '../../../platform/lanes/lane.ts';
import { RECONCILING_LANES, reconcilingLane, toEventSubject } from '../lanes.ts';
import { canPoll } from '../wanted.ts';
import { measureDue, selectDueSubjects } from './queries.ts';
import { takeTurn } from './take-turn.ts';

/** Each subscribed object of an installation is read now and then for changes that the provider has not told of. */
export const reconcilingLanes: LaneKind = {
  name: RECONCILING_LANES,
  role: 'worker',
  dueTimes: [readRuns.dueTime, reconciledObjects.dueTime],
  async findDue(context, page) {
    if (!canPoll(context)) return [];
    const due = await selectDueSubjects(context, page);
    return due.map(({ projectId, ...subject }) => reconcilingLane(subject, projectId));
  },
  measure: async (context) => (canPoll(context) ? measureDue(context) : { items: 0, oldestDueTime: null }),
  takeTurn: (turn) => takeTurn(turn, toEventSubject(subjectOf(turn.lane))),
};
