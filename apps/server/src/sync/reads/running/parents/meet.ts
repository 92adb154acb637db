import { MAX_DEPTH, MAX_INNER } from '../../../../providers/connectors/engine/parents/parents-position.ts';
import type { BelowParents } from '../../../../providers/connectors/engine/parents/read-below.ts';
import type { Plan } from '../find-plan.ts';
import { nextGuard } from '../loop-guard.ts';
import { hashOf, noInner, noParents, type ParentsMet, type Position } from '../position.ts';
import type { RunEnd } from '../run-state.ts';

export interface Met {
  /** Absent without parents. */
  readonly parents: ParentsMet | undefined;
  /** False when the provider lists the same parents again and again, or the same records of one list. */
  readonly isNew: boolean;
  /** A list has ended or parents were found, so the read goes on with something else. */
  readonly isOneListOver: boolean;
}

/** Counts the parents of a page, and notices when they go in a circle. */
export function meet(known: ParentsMet | undefined, below: BelowParents | undefined): Met {
  const before = known ?? noParents;
  if (!below) return { parents: undefined, isNew: true, isOneListOver: false };
  if (below.lists === 'children') {
    const { isEnd, isListEnd, isRepeated, innerLeftOut } = below;
    const read = before.read + (isEnd ? 1 : 0);
    const { leftOut, skipped } = before.inner ?? noInner;
    const inner = innerLeftOut > 0 && { inner: { leftOut: leftOut + innerLeftOut, skipped } };
    return { parents: { ...before, read, ...inner }, isNew: !isRepeated, isOneListOver: isListEnd };
  }
  if (below.names.length === 0) return { parents: before, isNew: true, isOneListOver: false };
  const pages = nextGuard(before.pages, hashOf(below.names.join('\n')));
  const leftOut = before.leftOut + below.leftOut;
  return {
    parents: { ...before, leftOut, pages: pages ?? before.pages },
    isNew: pages !== undefined,
    isOneListOver: true,
  };
}

/** Why a run has failed that met parents, and could read the list of none of them. */
export function noListWasRead(
  { connector, handled: { parents } }: Plan,
  { parents: met = noParents }: Position,
): Pick<RunEnd, 'failure' | 'failedBy'> | undefined {
  const { read, gone, refused } = met;
  if (!parents || read > 0 || gone + refused === 0) return undefined;
  const count = gone + refused;
  const lists = count === 1 ? 'the only list' : `none of the ${count} lists`;
  const verb = count === 1 ? 'could not be read' : 'could be read';
  const failure = `${connector.displayName} has lists below the records of "${parents.object}", and ${lists} ${verb}. The log says why.`;
  return { failure, failedBy: refused > 0 ? 'forbidden' : 'record_gone' };
}

/** What the log says at the end of a run. */
export function parentDetails({ parents }: Position): Record<string, string> {
  if (!parents) return {};
  const { read, leftOut, gone, refused, refusedNames, inner = noInner } = parents;
  return {
    parentsRead: String(read),
    ...(inner.leftOut > 0 && { innerListsLeftOut: String(inner.leftOut) }),
    ...(inner.skipped > 0 && { innerListsSkipped: String(inner.skipped) }),
    ...(leftOut > 0 && { parentsLeftOut: String(leftOut) }),
    ...(gone > 0 && { parentsGone: String(gone) }),
    ...(refused > 0 && { parentsRefused: String(refused), refusedParents: refusedNames.join(', ') }),
  };
}

/** What the short result of an operation says of lists that were refused. Empty when none was. */
export function refusedWords({ parents }: Position): string {
  const { read, refused, refusedNames, inner = noInner } = parents ?? noParents;
  const deep =
    inner.leftOut > 0
      ? `, but ${inner.leftOut} list${inner.leftOut === 1 ? ' inside records was' : 's inside records were'} left out, because at most ${MAX_DEPTH} levels and ${MAX_INNER} lists are read below one record`
      : '';
  if (refused === 0) return deep;
  const more = refused > refusedNames.length ? ' and others' : '';
  return `${deep}, but ${refused} of ${read + refused} lists could not be read: ${refusedNames.join(', ')}${more}`;
}
