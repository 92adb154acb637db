import { type Lane, laneOf } from '../../platform/lanes/lane.ts';

/** The kind of lane in which the looks at an installation's fields wait. */
export const WATCH_LANES = 'schema-watches';

export function watchLane(installationId: string, projectId: string): Lane {
  return laneOf(WATCH_LANES, installationId, projectId);
}
