import { renewals } from './features/connections/keep-alive/lane.ts';
import { deliveriesKind } from './features/deliveries/sending/lane.ts';
import { eventFanOut } from './features/events/fan-out.ts';
import { olderInstallations } from './features/reads/following/older-installations.ts';
import { readsKind } from './features/reads/running/lane.ts';
import { unwatchedInstallations } from './features/schema-watches/following/older-installations.ts';
import { schemaWatchesKind } from './features/schema-watches/looking/lane.ts';
import { inboundKind } from './features/subscriptions/delivering/lane.ts';
import { reconcilingLanes } from './features/subscriptions/reconciling/lane.ts';
import { olderSubscriptions } from './features/subscriptions/reconciling/older/lane.ts';
import { subscriptionsKind } from './features/subscriptions/setting-up/lane.ts';
import { writesKind } from './features/writes/lane.ts';
import type { LaneKind } from './lanes/lane.ts';

/** Everything that runs later. */
export const laneKinds: readonly LaneKind[] = [
  eventFanOut,
  deliveriesKind,
  renewals,
  olderInstallations,
  readsKind,
  writesKind,
  subscriptionsKind,
  inboundKind,
  olderSubscriptions,
  reconcilingLanes,
  unwatchedInstallations,
  schemaWatchesKind,
];
