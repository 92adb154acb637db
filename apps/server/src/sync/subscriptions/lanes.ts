import { type Lane, laneOf } from '../../platform/lanes/lane.ts';

/** The kind of lane in which the subscription of an installation is brought in step. */
export const SUBSCRIPTION_LANES = 'subscriptions';

/** The kind of lane in which the events of an object of an installation wait. */
export const INBOUND_LANES = 'inbound-events';

/** The kind of lane in which an object is read for changes that the provider has not told of. */
export const RECONCILING_LANES = 'reconciling';

/** An object of an installation. */
export interface EventSubject {
  readonly installationId: string;
  /** The provider's name of the object. */
  readonly objectName: string;
}

export function subscriptionLane(installationId: string, projectId: string): Lane {
  return laneOf(SUBSCRIPTION_LANES, installationId, projectId);
}

export function inboundLane({ installationId, objectName }: EventSubject, projectId: string): Lane {
  return laneOf(INBOUND_LANES, `${installationId}/${objectName}`, projectId);
}

export function reconcilingLane({ installationId, objectName }: EventSubject, projectId: string): Lane {
  return laneOf(RECONCILING_LANES, `${installationId}/${objectName}`, projectId);
}

/** The id of an installation contains no slash. */
export function toEventSubject(text: string): EventSubject {
  const end = text.indexOf('/');
  return { installationId: text.slice(0, end), objectName: text.slice(end + 1) };
}
