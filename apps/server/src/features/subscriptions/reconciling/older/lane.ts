import { addingToOlderRows } from '../../../../lanes/older-rows.ts';
import { wakeAfterCommit } from '../../../../wake-ups.ts';
import { lockInstalled } from '../../../reads/lock-installed.ts';
import { subscriptionLane } from '../../lanes.ts';
import { plan } from '../follow.ts';
import { setPlanned, unplanned } from './queries.ts';

/**
 * Plans which objects are read for changes in installations that subscribed with a release that did not read them. What
 * could not be subscribed to then is tried again.
 */
export const olderSubscriptions = addingToOlderRows('older-subscriptions', unplanned, async (tx, ids) => {
  await plan(tx, await lockInstalled(tx, { ids }));
  for (const id of await setPlanned(tx, ids)) wakeAfterCommit(tx, subscriptionLane(id, tx.project.id));
});
