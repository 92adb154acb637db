import type { InstalledObject } from '../../platform/db/of-object.ts';
import { type Lane, laneOf } from '../../platform/lanes/lane.ts';
import { objectLane } from '../../platform/lanes/object-lane.ts';

export type { InstalledObject as EventSubject } from '../../platform/db/of-object.ts';
export { toObject as toEventSubject } from '../../platform/lanes/object-lane.ts';

/** The kind of lane in which the subscription of an installation is brought in step. */
export const SUBSCRIPTION_LANES = 'subscriptions';

/** The kind of lane in which the events of an object of an installation wait. */
export const INBOUND_LANES = 'inbound-events';

/** The kind of lane in which an object is read for changes that the provider has not told of. */
export const RECONCILING_LANES = 'reconciling';

export function subscriptionLane(installationId: string, projectId: string): Lane {
  return laneOf(SUBSCRIPTION_LANES, installationId, projectId);
}

export function inboundLane(subject: InstalledObject, projectId: string): Lane {
  return objectLane(INBOUND_LANES, subject, projectId);
}

export function reconcilingLane(subject: InstalledObject, projectId: string): Lane {
  return objectLane(RECONCILING_LANES, subject, projectId);
}
