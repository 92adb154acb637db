import { type Lane, type LaneKind, laneOf } from '../../../platform/lanes/lane.ts';
import { measureDue } from '../waiting-queries.ts';
import { selectDueDestinations } from './queries.ts';
import { takeTurn } from './take-turn.ts';

const KIND = 'deliveries';

/** The lane of everything that goes to one destination. */
export function deliveryLane(destination: { readonly id: string; readonly projectId: string }): Lane {
  return laneOf(KIND, destination.id, destination.projectId);
}

/** Deliveries wait in one lane per destination, so a slow one makes no other wait. */
export const deliveriesKind: LaneKind = {
  name: KIND,
  role: 'delivery',
  async findDue(context, page) {
    const due = await selectDueDestinations(context, page);
    return due.map(deliveryLane);
  },
  takeTurn,
  measure: measureDue,
};
