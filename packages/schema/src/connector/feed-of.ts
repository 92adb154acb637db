import type { ChangeSource } from './changes.ts';
import type { ChangeFeed } from './feed.ts';
import type { AskedTimes } from './times.ts';

/** The feed that tells of changes. Undefined: none is read. */
export function feedOf(changes: ChangeSource): ChangeFeed | undefined {
  return changes.source === 'feed' ? changes.feed : undefined;
}

/** How changes are asked for by time, in the list or in a feed. Undefined: they are not. */
export function askedTimesOf(changes: ChangeSource): AskedTimes | undefined {
  if (changes.source === 'filter') return changes;
  const feed = feedOf(changes);
  return feed?.by === 'time' ? feed : undefined;
}

/** Whether a read can ask for what has changed since the one before. */
export function canAskForChanges(changes: ChangeSource): boolean {
  return changes.source === 'filter' || feedOf(changes) !== undefined;
}
