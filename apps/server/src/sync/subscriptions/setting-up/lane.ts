import { subscriptions } from '../../../platform/db/tables.ts';
import { type LaneKind, subjectOf } from '../../../platform/lanes/lane.ts';
import { SUBSCRIPTION_LANES, subscriptionLane } from '../lanes.ts';
import { bringInStep } from './bring-in-step.ts';
import { measureDue, selectDue } from './queries.ts';

/** Subscriptions are made, renewed and removed at the provider one installation after the other. */
export const subscriptionsKind: LaneKind = {
  name: SUBSCRIPTION_LANES,
  role: 'worker',
  dueTimes: [subscriptions.dueTime],
  async findDue(context, page) {
    const due = await selectDue(context, page);
    return due.map(({ installationId, projectId }) => subscriptionLane(installationId, projectId));
  },
  async takeTurn(turn) {
    await bringInStep(turn, subjectOf(turn.lane));
    return { isMoreDue: false };
  },
  measure: measureDue,
};
