import { type Lane, laneOf, subjectOf } from '../../platform/lanes/lane.ts';
import type { WriteSubject } from './queries.ts';

/** The kind of lane in which writes wait. */
export const WRITE_LANES = 'writes';

/** The lane of all writes to an object of an installation that nobody waits for. */
export function writeLane({
  installationId,
  objectName,
  projectId,
}: WriteSubject & { readonly projectId: string }): Lane {
  return laneOf(WRITE_LANES, `${installationId}/${objectName}`, projectId);
}

/** What a lane is about. An id has no slash, and the name of an object may have some. */
export function toSubject(lane: Pick<Lane, 'id'>): WriteSubject {
  const subject = subjectOf(lane);
  const end = subject.indexOf('/');
  return { installationId: subject.slice(0, end), objectName: subject.slice(end + 1) };
}
