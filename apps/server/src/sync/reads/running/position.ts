import type { Context } from '../../../context.ts';
import { type LoopGuard, newGuard } from './loop-guard.ts';

export { hashOf } from '../../../platform/digest.ts';

/** How far a run has come, and what it has met on its way. It is stored with each page. */
export interface Position {
  /** Where the next page begins. Absent at the beginning of the window. */
  readonly cursor?: string | undefined;
  readonly cursors: LoopGuard;
  readonly contents: LoopGuard;
  /** How many pages without a record have followed each other. */
  readonly emptyPages: number;
  /** How often the pages began again without getting further, because the provider had forgotten a cursor. */
  readonly restarts: number;
  /** Absent: no list below a parent began again. */
  readonly listRestarts?: ListRestarts;
  /**
   * The pages began again at this update time, in milliseconds. All records of the window that changed before were read.
   */
  readonly since?: number | undefined;
  readonly retries: number;
  readonly waits: number;
  /** Of the failed calls in a row. */
  readonly firstFailureTime?: string;
  /** Since when the provider has refused every call because of its limits. */
  readonly limitedSince?: string;
  /** How many records were left out, because a read before had delivered them as they are. */
  readonly unchanged: number;
  /** How many records were left out, because the installation has written them so. */
  readonly ownWrites?: number;
  /** How records are delivered. Absent on a run that an older release has begun. */
  readonly delivery?: string;
  /** How many records were delivered before that changed. Absent: it did not. */
  readonly changedAfter?: number;
  /** Records that could not be handled. Only some are named. */
  readonly unusable: number;
  readonly unusableNames: readonly string[];
  /** Records that were delivered without what no database stores. */
  readonly altered?: number;
  /** The most records of a page, when the provider could not answer with more. */
  readonly pageSize?: number;
  /** Fields that the provider does not have. They are not asked for again. */
  readonly missingFields?: readonly string[];
  /** The provider refused the filters, so everything is read and filtered here. */
  readonly isUnfiltered?: true;
  /** The provider no longer knows changes as old as the window, so all records are asked for. */
  readonly isWithoutSince?: true;
  /** What changes after the end of its window belongs to it too. */
  readonly isOpen?: true | undefined;
  /** The provider's feed is asked for what has changed. Absent: the list of the records is read. */
  readonly feed?: { readonly token?: string } | undefined;
  /** What the last page said stands for everything that comes later. */
  readonly nextToken?: string | undefined;
  /** Nothing is delivered, because the run only finds out what there is before the first change. */
  readonly isBaseline?: true;
  /** Stands for what the provider was asked. A cursor belongs to it. */
  readonly question?: string | undefined;
  /** The update time of the latest record, in milliseconds. */
  readonly lastTime?: number | undefined;
  /** Absent on a run that a release without limits has begun. */
  readonly limit?: ReadLimit;
  /** The run has found too much, and waits until somebody has looked at it. */
  readonly isPaused?: true | undefined;
  /** The provider broke the order that it promises, so the run trusts it no more. */
  readonly isUnordered?: true;
  /** Only of an object with parents. Of a position without it, nothing is known. */
  readonly parents?: ParentsMet;
  /** Only of a read of everything whose ids are compared with those of the one before. */
  readonly comparing?: Comparing | undefined;
  /** A sentence for the log: why the ids are not compared. Only if the manifest asks for comparing. */
  readonly notCompared?: string;
}

/** How often lists below parents began again, because the provider had forgotten a cursor. */
export interface ListRestarts {
  readonly total: number;
  /** Stands for the latest of these lists. */
  readonly list: string;
  readonly ofList: number;
}

/** How far a read has come that finds out which records were deleted. */
export interface Comparing {
  /** The reads that had left ids when it began. */
  readonly before: string;
  /** How many pages were read by servers that keep their ids. A release without that may have read others. */
  readonly pages: number;
  /** Where it looks for ids that were not found again. Absent while the list is read, `first` behind its last page. */
  readonly looking?: Looking | 'first';
  readonly isOver?: true;
}

/** The known ids are compared in so many parts, so that those of a large object need not be in memory at once. */
export interface Looking {
  readonly part: number;
  readonly parts: number;
  /** The last id of this part that was looked at, in their order. */
  readonly after?: string;
}

/** How much a run may find before somebody has to look at it. */
export interface ReadLimit {
  readonly found: number;
  /** What the last read of everything found, or what somebody has accepted. Absent on a first read. */
  readonly foundBefore?: number;
  /** Only a first read has an end, in ISO 8601. */
  readonly endTime?: string;
}

/** What a run has met of the parents of its object. */
export interface ParentsMet {
  /** Of the pages on which parents are listed. */
  readonly pages: LoopGuard;
  /** How many lists below parents were read to their end. */
  readonly read: number;
  /** How many parents have no list that can be read, as the connector says. */
  readonly leftOut: number;
  /** How many were not there any more when their list was asked for. */
  readonly gone: number;
  /** How many lists the provider refused. Only some are named. */
  readonly refused: number;
  readonly refusedNames: readonly string[];
  /** Lists inside records of these lists. Absent: none was left out. */
  readonly inner?: InnerMet;
}

/** What a run has met of lists inside records. */
export interface InnerMet {
  /** How many were too deep, or more than are read below one parent. */
  readonly leftOut: number;
  /** How many were gone or refused when they were asked for. */
  readonly skipped: number;
}

export const noInner: InnerMet = { leftOut: 0, skipped: 0 };

export const noParents: ParentsMet = {
  pages: newGuard,
  read: 0,
  leftOut: 0,
  gone: 0,
  refused: 0,
  refusedNames: [],
};

export const start: Position = {
  cursors: newGuard,
  contents: newGuard,
  emptyPages: 0,
  restarts: 0,
  retries: 0,
  waits: 0,
  unchanged: 0,
  unusable: 0,
  unusableNames: [],
};

/** The position as columns of its run. A cursor may hold values of a record, so it is encrypted. */
export function sealPosition({ secrets }: Pick<Context, 'secrets'>, runId: string, position: Position) {
  const { sealed, sealKeyId } = secrets.seal(JSON.stringify(position), runId);
  return { positionSealed: sealed, sealKeyId };
}

/** @throws {SecretUnreadableError} */
export function openPosition(
  { secrets }: Pick<Context, 'secrets'>,
  { id, positionSealed }: { readonly id: string; readonly positionSealed: string | null },
): Position {
  if (positionSealed === null) return start;
  // The cast is safe: only `sealPosition` writes the column, and the seal proves it. An older version of this server may
  // have known fewer members.
  return { ...start, ...(JSON.parse(secrets.open(positionSealed, id)) as Partial<Position>) };
}
