import { renewals } from '../installing/connections/keep-alive/lane.ts';
import type { LaneKind } from '../platform/lanes/lane.ts';
import { deliveriesKind } from '../sync/deliveries/sending/lane.ts';
import { eventFanOut } from '../sync/events/fan-out.ts';
import { readsKind } from '../sync/reads/running/lane.ts';
import { schemaWatchesKind } from '../sync/schema-watches/looking/lane.ts';
import { inboundKind } from '../sync/subscriptions/delivering/lane.ts';
import { reconcilingLanes } from '../sync/subscriptions/reconciling/lane.ts';
import { subscriptionsKind } from '../sync/subscriptions/setting-up/lane.ts';
import { writesKind } from '../sync/writes/lane.ts';

/** Everything that runs later. */
export const laneKinds: readonly LaneKind[] = [
  eventFanOut,
  deliveriesKind,
  renewals,
  readsKind,
  writesKind,
  subscriptionsKind,
  inboundKind,
  reconcilingLanes,
  schemaWatchesKind,
];
