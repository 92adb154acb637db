import { renewals } from './features/connections/keep-alive/lane.ts';
import { deliveriesKind } from './features/deliveries/sending/lane.ts';
import { eventFanOut } from './features/events/fan-out.ts';
import { writesKind } from './features/writes/lane.ts';
import type { LaneKind } from './lanes/lane.ts';

/** Everything that runs later. */
export const laneKinds: readonly LaneKind[] = [eventFanOut, deliveriesKind, renewals, writesKind];
