import type { Context } from '../../context.ts';
import {
  type Senders,
  selectLastAttempts,
  selectNamed,
  selectNotTaken,
  selectSenders,
} from './destination-queries.ts';
import { type DestinationTrouble, whatIsWrong } from './destination-rules.ts';
import { MOST, type Refs } from './queries.ts';

export interface FoundDestination extends DestinationTrouble {
  /** The customers who send to it, of those who are asked for. If it takes other messages: those whose messages it refused. */
  readonly groupRefs: readonly string[];
  /** The installations that send to it. Absent if it takes other messages, and when every customer is asked for. */
  readonly installationIds?: readonly string[];
}

const nobody: Omit<Senders, 'destination'> = {
  groupCount: 0,
  installationCount: 0,
  firstIds: [],
  groupRefs: [],
  installationIds: [],
};

/** The destinations that take nothing, or not everything, and what they have not taken. */
async function findWrong(context: Context) {
  const known = await selectNotTaken(context);
  return known.flatMap((one) => {
    const what = whatIsWrong(one, context.now());
    return what ? [{ ...one, ...what }] : [];
  });
}

/** The destinations that take nothing, and why, by name. */
export async function findStopped(context: Context): Promise<ReadonlyMap<string, string>> {
  const wrong = await findWrong(context);
  return new Map(wrong.filter(takesNothing).map(({ name, reason }) => [name, reason]));
}

const takesNothing = ({ reason }: Pick<DestinationTrouble, 'reason'>) => reason !== 'messages_refused';

/**
 * The destinations that take nothing, or not everything.
 * @param refs the customers who are asked for
 */
export async function findDestinationTroubles(
  context: Context,
  refs: Refs | 'all',
): Promise<FoundDestination[]> {
  const wrong = await findWrong(context);
  if (wrong.length === 0) return [];
  const some = wrong.toSorted((a, b) => a.since.getTime() - b.since.getTime()).slice(0, MOST + 1);
  const names = some.filter(takesNothing).map(({ name }) => name);
  const [attempts, senders] = await Promise.all([
    selectLastAttempts(
      context,
      some.flatMap(({ messages }) => messages.map(({ messageId }) => messageId)),
    ),
    names.length === 0 ? [] : selectSenders(context, names, refs),
  ]);
  const byName = new Map(senders.map((own) => [own.destination, own]));
  const named = await selectNamed(
    context,
    senders.flatMap(({ firstIds }) => firstIds),
  );
  return some.map((one) => {
    const tried = one.messages.flatMap(({ messageId }) => attempts.get(messageId) ?? []);
    const last = tried.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
    if (takesNothing(one)) {
      const { groupCount, installationCount, firstIds, groupRefs, installationIds } =
        byName.get(one.name) ?? nobody;
      const first = firstIds.flatMap((id) => named.get(id) ?? []);
      const affects = { groupCount, installationCount, first };
      return { ...one, last, affects, groupRefs, ...(refs !== 'all' && { installationIds }) };
    }
    const missing = [...new Set(one.messages.flatMap(({ groupRef }) => groupRef ?? []))];
    const affects = { groupCount: missing.length, installationCount: 0, first: [] };
    return { ...one, last, affects, groupRefs: missing };
  });
}
