import { renewals } from './features/connections/keep-alive/lane.ts';
import { deliveriesKind } from './features/deliveries/sending/lane.ts';
import { eventFanOut } from './features/events/fan-out.ts';
import { readsKind } from './features/reads/running/lane.ts';
import { schemaWatchesKind } from './features/schema-watches/looking/lane.ts';
import { inboundKind } from './features/subscriptions/delivering/lane.ts';
import { reconcilingLanes } from './features/subscriptions/reconciling/lane.ts';
import { subscriptionsKind } from './features/subscriptions/setting-up/lane.ts';
import { writesKind } from './features/writes/lane.ts';
import type { LaneKind } from './lanes/lane.ts';

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
