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
  { run: { readType, fromTime, untilTime }, position: { feed, isOpen } }: RunState,
  page: ProviderPage,
  { token, now }: { readonly token: string | undefined; readonly now: Date },
): Pick<Selection, 'from' | 'until' | 'changeTimes'> {
  const from = fromTime ?? undefined;
  const isFed = feed !== undefined || token !== undefined;
  if (keepsToken(changes, readType)) return { from: isFed ? undefined : from, until: FOR_EVER };
  const until = isOpen ? FOR_EVER : (untilTime ?? now);
  return { from, until, ...(page.fed && { changeTimes: page.fed.changeTimes }) };
}

/** Whether a run reads all that a token stands for, and so may not ask the provider for less. */
export function keepsToken(changes: ObjectFacts['changes'], readType: RunState['run']['readType']): boolean {
  return feedOf(changes)?.by === 'token' && readType !== 'triggered';
}
