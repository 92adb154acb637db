import type { InstalledObject } from '../../platform/db/of-object.ts';
import type { Lane } from '../../platform/lanes/lane.ts';
import { objectLane } from '../../platform/lanes/object-lane.ts';

/** The kind of lane in which reads wait. */
export const READ_LANES = 'reads';

/** An object of an installation. All reads of it wait in one lane, one after the other. */
export interface ReadSubject extends InstalledObject {
  readonly projectId: string;
}

export function readLane(subject: ReadSubject): Lane {
  return objectLane(READ_LANES, subject, subject.projectId);
}
