import { type Lane, laneOf } from '../lanes/lane.ts';

/** The kind of lane in which the deliveries to a destination wait. */
export const DELIVERY_LANES = 'deliveries';

export function deliveryLane(destination: { readonly id: string; readonly projectId: string }): Lane {
  return laneOf(DELIVERY_LANES, destination.id, destination.projectId);
}
