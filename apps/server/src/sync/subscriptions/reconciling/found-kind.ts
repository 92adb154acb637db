import type { RecordFacts } from '../../../providers/connectors/engine/record-facts.ts';
import type { FoundKind } from '../wanted.ts';

/** What a record says of its own times, in milliseconds since 1970. */
type RecordTimes = Pick<RecordFacts, 'isDeleted' | 'createMs' | 'updateMs'>;

/** What is known when a record has been found. */
export interface Circumstances {
  /** Something was delivered of it lately. */
  readonly isKnown: boolean;
  /** The beginning of the time in which it has changed, rounded down as the provider rounds times. */
  readonly from: Date | undefined;
  readonly findable: ReadonlySet<FoundKind>;
}

/**
 * What has happened to a record that a read has found. One that was created in the window is new, unless something was
 * delivered of it already. Who is not told of new records is told when one has changed since.
 */
export function foundKindOf(
  { isDeleted, createMs, updateMs }: RecordTimes,
  { isKnown, from, findable }: Circumstances,
): FoundKind {
  if (isDeleted) return 'delete';
  const isNew = createMs !== undefined && from !== undefined && createMs >= from.getTime() && !isKnown;
  if (!isNew) return 'update';
  const hasChanged = updateMs !== undefined && updateMs > createMs;
  return findable.has('create') || !hasChanged ? 'create' : 'update';
}
