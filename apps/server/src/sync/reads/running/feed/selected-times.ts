import type { ObjectFacts } from '../../../../providers/connectors/connector.ts';
import { feedOf } from '../../../../providers/connectors/engine/object.ts';
import type { ProviderPage } from '../../../../providers/connectors/engine/read-page.ts';
import type { Selection } from '../content.ts';
import type { RunState } from '../run-state.ts';

/** The latest time there is. */
const FOR_EVER = new Date(8.64e15);

/**
 * Which records of a page belong to the read by their time. Whatever a list shows before it gives a token, the token
 * leaves out later. So none of it is for the next read.
 */
export function selectedTimes(
  { changes }: Pick<ObjectFacts, 'changes'>,
  { readType, fromTime, untilTime }: RunState['run'],
  page: ProviderPage,
  { isFed, now }: { readonly isFed: boolean; readonly now: Date },
): Pick<Selection, 'from' | 'until' | 'changeTimes'> {
  const from = fromTime ?? undefined;
  if (keepsToken(changes, readType)) return { from: isFed ? undefined : from, until: FOR_EVER };
  return { from, until: untilTime ?? now, ...(page.fed && { changeTimes: page.fed.changeTimes }) };
}

/** Whether a run reads all that a token stands for, and so may not ask the provider for less. */
export function keepsToken(changes: ObjectFacts['changes'], readType: RunState['run']['readType']): boolean {
  return feedOf(changes)?.by === 'token' && readType !== 'triggered';
}
