import type { Context } from '../../context.ts';
import * as operations from '../../installing/operations/service.ts';
import { type FoundDestination, findDestinationTroubles } from './destination-troubles.ts';
import { type Concerning, type Refs, selectSharedAccounts } from './queries.ts';
import { placeFor, type SharedAccount } from './rules.ts';
import { selectWaitingEvents } from './waiting-event-queries.ts';
import type { WaitingEvents } from './waiting-event-rules.ts';
import { selectFailedWrites } from './write-queries.ts';
import { toWriteTroubles, type WriteTrouble } from './write-rules.ts';

/** Where events that wait for a destination put the installations that have them. */
export const withoutDestination = placeFor({ actor: 'builder', reason: 'destination' });

/** What no index of customers has: messages that destinations refuse, events without one, writes that providers refuse, shared accounts. */
export interface Refusals {
  readonly destinations: readonly FoundDestination[];
  readonly waiting: readonly WaitingEvents[];
  readonly writes: readonly WriteTrouble[];
  readonly accounts: readonly Concerning<SharedAccount>[];
}

/**
 * What no index of customers has. It is looked at once for a list and for the issues of its rows.
 * @param refs the customers who are asked for
 */
export async function findRefusals(context: Context, refs: Refs | 'all'): Promise<Refusals> {
  const [destinations, waiting, writes, accounts] = await Promise.all([
    findDestinationTroubles(context, refs),
    selectWaitingEvents(context),
    findWriteTroubles(context),
    selectSharedAccounts(context),
  ]);
  return { destinations, waiting, writes, accounts };
}

/** The customers whom that concerns, each with the worst place that it puts them at. */
export function refusedOf({ destinations, waiting, writes, accounts }: Refusals): Map<string, number> {
  const shared = placeFor({ actor: 'builder', reason: 'account_shared', stops: 'nothing' });
  return worstPlaces([
    ...destinations.flatMap(({ reason, groupRefs }) =>
      groupRefs.map((ref) => [ref, placeFor({ actor: 'builder', reason })] as const),
    ),
    ...waiting.map(({ groupRef }) => [groupRef, withoutDestination] as const),
    ...writes.flatMap((trouble) =>
      trouble.writes.map(({ groupRef }) => [groupRef, placeFor(trouble)] as const),
    ),
    ...accounts.flatMap(({ groupRefs }) => groupRefs.map((ref) => [ref, shared] as const)),
  ]);
}

export async function findWriteTroubles(context: Context): Promise<WriteTrouble[]> {
  const writes = await selectFailedWrites(context);
  const ids = writes.map(({ id }) => id);
  return toWriteTroubles(writes, await operations.failuresOf(context, ids));
}

export function worstPlaces(all: readonly (readonly [whose: string, place: number])[]): Map<string, number> {
  const worst = new Map<string, number>();
  for (const [whose, place] of all) worst.set(whose, Math.min(place, worst.get(whose) ?? place));
  return worst;
}
