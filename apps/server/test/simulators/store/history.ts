import type { Entry, StoredRecord } from './entry.ts';
import type { ObjectStore } from './object-store.ts';

/** A write that made, changed or deleted a record. */
export interface RecordedWrite {
  readonly kind: 'create' | 'update' | 'delete';
  /** The record as it was then. */
  readonly record: StoredRecord;
  /** The record before. Absent: it was made. */
  readonly before?: StoredRecord;
}

/** The writes to an object that are already shown, oldest first. */
export function historyOf({ entries }: ObjectStore, shownUntil: number): RecordedWrite[] {
  return [...entries.values()]
    .flatMap(versionsOf)
    .filter(({ writtenAt }) => writtenAt <= shownUntil)
    .sort((a, b) => a.sequence - b.sequence)
    .map((record) => {
      const { previous: before, isDeleted } = record;
      if (!before) return { kind: 'create', record };
      return { kind: isDeleted ? 'delete' : 'update', record, before };
    });
}

/** The number of the latest write that is already shown. */
export function latestSequence({ entries }: ObjectStore, shownUntil: number): number {
  let latest = 0;
  for (const newest of entries.values()) {
    const shown = versionsOf(newest).find(({ writtenAt }) => writtenAt <= shownUntil);
    latest = Math.max(latest, shown?.sequence ?? 0);
  }
  return latest;
}

/** Newest first. */
function versionsOf(newest: Entry): Entry[] {
  const versions: Entry[] = [];
  for (let entry: Entry | undefined = newest; entry; entry = entry.previous) versions.push(entry);
  return versions;
}
