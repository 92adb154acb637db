import { error, type Finding, type Path, warning } from '../manifest/finding.ts';
import { asks } from './asks.ts';
import type { ConnectorObject } from './connector.ts';
import type { TimeFeed, TokenFeed } from './feed.ts';
import { feedOf } from './feed-of.ts';

type PlaceOf = (part: keyof ConnectorObject) => Path;

/** Finds what makes a feed of changes, or what it tells of deletions, impossible to read. */
export function feedFindings(object: ConnectorObject, placeOf: PlaceOf): Finding[] {
  const { changes } = object;
  const path = placeOf('changes');
  const feed = feedOf(changes);
  if (changes.source === 'feed' && !feed) {
    const message = 'It is not said how the feed is read, so each read reads everything.';
    return [
      warning(path, message, 'Add "feed", or write "source: none".'),
      ...deleteFindings(object, placeOf),
    ];
  }
  const own = [...path, 'feed'];
  return [
    ...(feed?.by === 'time' ? timeFindings(feed, object, path, own) : []),
    ...(feed?.by === 'token' ? tokenFindings(feed, object, own) : []),
    ...deleteFindings(object, placeOf),
  ];
}

function timeFindings(
  { list, entry, granularityMs }: TimeFeed,
  { changes, write }: ConnectorObject,
  path: Path,
  own: Path,
): Finding[] {
  const found: Finding[] = [];
  const { conditions, paging } = list;
  if (changes.source === 'feed' && changes.retentionDays === undefined) {
    const message = 'It is not said how long a change stays in the feed, so older ones could be lost.';
    found.push(error(path, message, 'Add "retentionDays".'));
  }
  if (!asks(conditions, 'from')) {
    const message = 'Changes are asked for by time, but the list of the feed has no condition "from".';
    found.push(error([...own, 'list'], message, 'Add "from" to the conditions of that list.'));
  }
  if (paging.style === 'keyset') {
    const message = 'A feed cannot be asked for what comes after an entry.';
    found.push(error([...own, 'list', 'paging'], message, 'Write how its pages follow each other.'));
  }
  if (!write?.get) {
    const message = 'An entry of the feed only names a record, and there is no request for a single record.';
    found.push(error(own, message, 'Add "get" to "write".'));
  }
  if (entry.time.format === 'epochSeconds' && granularityMs < 1000) {
    const message = 'The feed cannot know a smaller difference than the times of its entries have.';
    found.push(error([...own, 'granularityMs'], message, 'Write 1000 or more.'));
  }
  return found;
}

function tokenFindings({ into }: TokenFeed, { list, filteredList }: ConnectorObject, own: Path): Finding[] {
  const found: Finding[] = [];
  if ('body' in into && (list.request.method ?? 'GET') === 'GET') {
    const fix = 'Write the name of a query parameter under "query".';
    found.push(error([...own, 'into'], 'The request is a GET, which has no body.', fix));
  }
  if (filteredList) {
    const message = 'The token is that of "list", so "filteredList" is only used for searches and filters.';
    found.push(warning(own, message, 'Nothing has to be done if that is meant.'));
  }
  return found;
}

function deleteFindings({ changes, deletes }: ConnectorObject, placeOf: PlaceOf): Finding[] {
  if (deletes.source !== 'feed') return [];
  const path = placeOf('deletes');
  if (!feedOf(changes)) {
    const message = 'Deletions are only in a feed, and no feed is read.';
    return [warning(path, message, 'Add "feed" to "changes", or write "source: unknown".')];
  }
  if (deletes.member !== undefined) return [];
  const message = 'It is not said how a deleted record looks, so its deletion is not noticed.';
  return [error(path, message, 'Add "member", and "value" if it is not true.')];
}
