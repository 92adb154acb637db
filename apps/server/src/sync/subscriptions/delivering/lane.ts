import { inboundEvents } from '../../../platform/db/tables.ts';
import { type LaneKind, subjectOf } from '../../../platform/lanes/lane.ts';
import { INBOUND_LANES, inboundLane, toEventSubject } from '../lanes.ts';
import { measureDue, selectDueSubjects } from './queries.ts';
import { takeTurn } from './take-turn.ts';

/** The events of one object of an installation are delivered in the order in which they came. */
export const inboundKind: LaneKind = {
  name: INBOUND_LANES,
  role: 'worker',
  dueTimes: [inboundEvents.dueTime],
  async findDue(context, page) {
    const due = await selectDueSubjects(context, page);
    return due.map(({ projectId, ...subject }) => inboundLane(subject, projectId));
  },
  takeTurn: (turn) => takeTurn(turn, toEventSubject(subjectOf(turn.lane))),
  measure: measureDue,
};
