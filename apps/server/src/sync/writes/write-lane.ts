import type { InstalledObject } from '../../platform/db/of-object.ts';
import type { Lane } from '../../platform/lanes/lane.ts';
import { objectLane } from '../../platform/lanes/object-lane.ts';

/** The kind of lane in which writes wait. */
export const WRITE_LANES = 'writes';

/** The lane of all writes to an object of an installation that nobody waits for. */
export function writeLane(subject: InstalledObject & { readonly projectId: string }): Lane {
  return objectLane(WRITE_LANES, subject, subject.projectId);
}
