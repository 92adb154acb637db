import { type Lane, laneOf } from '../../platform/lanes/lane.ts';

/** The kind of lane in which reads wait. */
export const READ_LANES = 'reads';

/** An object of an installation. All reads of it wait in one lane, one after the other. */
export interface ReadSubject {
  readonly installationId: string;
  /** The provider's name of the object. */
  readonly objectName: string;
  readonly projectId: string;
}

export function readLane({ installationId, objectName, projectId }: ReadSubject): Lane {
  return laneOf(READ_LANES, `${installationId}/${objectName}`, projectId);
}
