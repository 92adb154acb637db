import { partsOf } from '../paging/parts-of.ts';
import { ProviderError } from '../provider-error.ts';
import type { ParentValues } from './parent-values.ts';

/** Where a read below parents is. Of the parents, it has those of one page of their list. */
export interface ParentsPosition {
  /** Where the next page of parents is. Null after the last one. Absent before the first. */
  readonly nextParents?: string | null;
  /** The parents of the latest page whose lists are not read yet. The list of the first one is being read. */
  readonly queue: readonly ParentValues[];
  /** Where the next page of that list is. Absent at its beginning. */
  readonly cursor?: string;
}

const beginning: ParentsPosition = { queue: [] };

/**
 * Reads a text of `writeParentsPosition`.
 * @throws {ProviderError} `cursor_gone` for a text that was written for a list without parents
 */
export function readParentsPosition(text: string | undefined): ParentsPosition {
  if (text === undefined) return beginning;
  const [nextParents, queue, cursor] = partsOf(text);
  if (!isCursor(nextParents) || !Array.isArray(queue)) {
    throw new ProviderError('cursor_gone', 'The next page was stored in a form that is no longer known.');
  }
  return {
    ...(nextParents !== undefined && { nextParents }),
    // The cast is safe: only this file writes such a text.
    queue: queue as ParentValues[],
    ...(typeof cursor === 'string' && { cursor }),
  };
}

/** The position as a text that is stored. Undefined behind the last list. */
export function writeParentsPosition({ nextParents, queue, cursor }: ParentsPosition): string | undefined {
  if (queue.length === 0 && nextParents === null) return undefined;
  return JSON.stringify([nextParents, queue, ...(cursor === undefined ? [] : [cursor])]);
}

/** The parent whose list is read at a position. Undefined when parents are listed there. */
export function parentAt(text: string | undefined): ParentValues | undefined {
  return readParentsPosition(text).queue[0];
}

/** The beginning of the list below the parent of a position. Undefined when parents are listed there: all begins again. */
export function listStart(text: string | undefined): string | undefined {
  try {
    const { cursor: _, ...position } = readParentsPosition(text);
    return position.queue.length === 0 ? undefined : writeParentsPosition(position);
  } catch {
    return undefined;
  }
}

/** The position behind the list of the parent. */
export function afterParent({ nextParents, queue }: ParentsPosition): ParentsPosition {
  return { ...(nextParents !== undefined && { nextParents }), queue: queue.slice(1) };
}

/** The text of the position behind the list of the parent. Undefined when that was the last one. */
export function skipParent(text: string | undefined): string | undefined {
  return writeParentsPosition(afterParent(readParentsPosition(text)));
}

function isCursor(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
