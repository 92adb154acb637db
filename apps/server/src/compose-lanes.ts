import { deliveriesKind } from './features/deliveries/sending/lane.ts';
import type { LaneKind } from './lanes/lane.ts';

/** Everything that runs later, one kind per line. */
export const laneKinds: readonly LaneKind[] = [deliveriesKind];
