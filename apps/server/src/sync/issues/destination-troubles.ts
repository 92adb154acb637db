import type { Context } from '../../context.ts';
import { type Sender, selectLastAttempts, selectNotTaken, selectSenders } from './destination-queries.ts';
import { affectsOf, type DestinationTrouble, whatIsWrong } from './destination-rules.ts';
import { MOST } from './queries.ts';

/** A destination in trouble, and whom that concerns. */
interface Found extends DestinationTrouble {
  /** The installations whose records go to it. */
  readonly senders: readonly Sender[];
  /** Of a destination that takes other messages: the customers of those that it refused. */
  readonly missing: readonly string[] | undefined;
}

/** The destinations that take nothing, or not everything. */
export async function findDestinationTroubles(context: Context): Promise<Found[]> {
  const known = await selectNotTaken(context);
  const wrong = known.flatMap((one) => {
    const what = whatIsWrong(one, context.now());
    return what ? [{ ...one, ...what }] : [];
  });
  if (wrong.length === 0) return [];
  const some = wrong.toSorted((a, b) => a.since.getTime() - b.since.getTime()).slice(0, MOST + 1);
  const names = some.filter(({ reason }) => reason !== 'messages_refused').map(({ name }) => name);
  const [attempts, senders] = await Promise.all([
    selectLastAttempts(
      context,
      some.flatMap(({ messages }) => messages.map(({ messageId }) => messageId)),
    ),
    names.length === 0 ? [] : selectSenders(context, names),
  ]);
  const byName = Map.groupBy(senders, ({ destination }) => destination);
  return some.map((one) => {
    const tried = one.messages.flatMap(({ messageId }) => attempts.get(messageId) ?? []);
    const last = tried.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
    const own = byName.get(one.name) ?? [];
    if (one.reason !== 'messages_refused')
      return { ...one, last, affects: affectsOf(own), senders: own, missing: undefined };
    const missing = [...new Set(one.messages.flatMap(({ groupRef }) => groupRef ?? []))];
    const affects = { groupCount: missing.length, installationCount: 0, first: [] };
    return { ...one, last, affects, senders: [], missing };
  });
}
