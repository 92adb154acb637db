import type { AskedTimes, ChangeSource, CreateTime, ListEndpoint, Slot } from '../format.ts';

/** The provider keeps what has changed for some time, beside the list or behind a token. */
export interface FedChanges {
  readonly source: 'feed';
  /** How long a change stays in the feed. With a feed by time, a read that comes later reads everything. */
  readonly retentionDays?: number;
  /** How the feed is read. Absent: it is not read, and each read reads everything. */
  readonly feed?: ChangeFeed;
}

/** Where the changes of an object come from. */
export type Changes = ChangeSource | FedChanges;

/** How a provider tells what has changed since the last read. */
export type ChangeFeed = TimeFeed | TokenFeed;

/**
 * A list of changes, beside the list of the records, that is asked for by time. An entry names a record, which is then
 * read as it is now with `write.get`, once for all its entries of a page.
 */
export interface TimeFeed extends AskedTimes {
  readonly by: 'time';
  /** The list of changes. Its conditions say `from`, and `until` if it can. */
  readonly list: ListEndpoint;
  readonly entry: {
    /** When the change happened. */
    readonly time: CreateTime;
    /** The member that says which record has changed. An entry that names none is passed over. */
    readonly recordId: string;
    /** Only entries with this text are about the object. Absent: all are. */
    readonly only?: { readonly member: string; readonly text: string };
    /** By what `only` finds of another object, the member that says which record has changed with it. Absent: none has. */
    readonly changedWith?: Readonly<Record<string, string>> | undefined;
  };
}

/**
 * The last page of the list has a token. With it, the same list has only what has changed since, deletions among it, and
 * a new token. A token that the provider no longer knows has to mean `changes_gone` in `errors`.
 */
export interface TokenFeed {
  readonly by: 'token';
  /** The member of the last page that has the token. */
  readonly token: string;
  /** Takes the token, on every page. */
  readonly into: Slot;
}

/** The feed that tells of changes. Undefined: none is read. */
export function feedOf(changes: Changes): ChangeFeed | undefined {
  return changes.source === 'feed' ? changes.feed : undefined;
}

/** How changes are asked for by time, in the list or in a feed. Undefined: they are not. */
export function askedTimesOf(changes: Changes): AskedTimes | undefined {
  if (changes.source === 'filter') return changes;
  const feed = feedOf(changes);
  return feed?.by === 'time' ? feed : undefined;
}

/** Whether a read can ask for what has changed since the one before. */
export function canAskForChanges(changes: Changes): boolean {
  return changes.source === 'filter' || feedOf(changes) !== undefined;
}
