import type { Context } from '../../context.ts';
import {
  type Sender,
  selectLastAttempts,
  selectNamed,
  selectNotTaken,
  selectSenders,
} from './destination-queries.ts';
import { type DestinationTrouble, NAMED, whatIsWrong } from './destination-rules.ts';
import { MOST } from './queries.ts';

/** A destination in trouble, and whom that concerns. */
export interface FoundDestination extends DestinationTrouble {
  /** The installations whose records go to it. */
  readonly senders: readonly Sender[];
  /** Of a destination that takes other messages: the customers of those that it refused. */
  readonly missing: readonly string[] | undefined;
}

/** The destinations that take nothing, or not everything. */
export async function findDestinationTroubles(context: Context): Promise<FoundDestination[]> {
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
  const firstOf = (name: string) => (byName.get(name) ?? []).slice(0, NAMED);
  const named = await selectNamed(
    context,
    names.flatMap((name) => firstOf(name).map(({ installationId }) => installationId)),
  );
  return some.map((one) => {
    const tried = one.messages.flatMap(({ messageId }) => attempts.get(messageId) ?? []);
    const last = tried.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
    const own = byName.get(one.name) ?? [];
    if (one.reason !== 'messages_refused') {
      const first = firstOf(one.name).flatMap(({ installationId }) => named.get(installationId) ?? []);
      const groupCount = new Set(own.map(({ groupRef }) => groupRef)).size;
      const affects = { groupCount, installationCount: own.length, first };
      return { ...one, last, affects, senders: own, missing: undefined };
    }
    const missing = [...new Set(one.messages.flatMap(({ groupRef }) => groupRef ?? []))];
    const affects = { groupCount: missing.length, installationCount: 0, first: [] };
    return { ...one, last, affects, senders: [], missing };
  });
}
