import type { InstalledObject } from '../db/of-object.ts';
import { type Lane, laneOf } from './lane.ts';

/** The lane in which work of one kind waits for an object of an installation. */
export function objectLane(
  kind: string,
  { installationId, objectName }: InstalledObject,
  projectId: string,
): Lane {
  return laneOf(kind, `${installationId}/${objectName}`, projectId);
}

/** What such a lane is about. The id of an installation contains no slash, and the name of an object may have some. */
export function toObject(subject: string): InstalledObject {
  const end = subject.indexOf('/');
  return { installationId: subject.slice(0, end), objectName: subject.slice(end + 1) };
}
