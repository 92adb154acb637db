import type { ObjectRead } from '@dowel/schema';

/** What a person wants to know first. */
export type ReadState = 'running' | 'paused' | 'failed' | 'read' | 'waiting' | 'asked';

export function readStateOf({ currentRun, pause, lastRun, nextTime }: ObjectRead): ReadState {
  if (currentRun) return 'running';
  if (pause) return 'paused';
  if (lastRun) return lastRun.status === 'failure' ? 'failed' : 'read';
  return nextTime === undefined ? 'asked' : 'waiting';
}
