import { DELIVERY_LANES, deliveryLane } from '../../../platform/events/delivery-lane.ts';
import type { LaneKind } from '../../../platform/lanes/lane.ts';
import { measureDue } from '../waiting-queries.ts';
import { selectDueDestinations } from './queries.ts';
import { takeTurn } from './take-turn.ts';

/** Deliveries wait in one lane per destination, so a slow one makes no other wait. */
export const deliveriesKind: LaneKind = {
  name: DELIVERY_LANES,
  role: 'delivery',
  async findDue(context, page) {
    const due = await selectDueDestinations(context, page);
    return due.map(deliveryLane);
  },
  takeTurn,
  measure: measureDue,
};
