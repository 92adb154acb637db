import type { AffectedInstallation } from '@dowel/schema';
import { failureOf } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import * as operations from '../../installing/operations/service.ts';
import { type FoundDestination, findDestinationTroubles } from './destination-troubles.ts';
import { type EventTrouble, toEventTroubles } from './event-rules.ts';
import { type Concerning, type Refs, selectNoEvents, selectSharedAccounts } from './queries.ts';
import { placeFor, type SharedAccount } from './rules.ts';
import { selectWaitingEvents } from './waiting-event-queries.ts';
import type { WaitingEvents } from './waiting-event-rules.ts';
import { selectFailedWrites } from './write-queries.ts';
import { toWriteTroubles, type WriteTrouble } from './write-rules.ts';

/** What no index of customers has: messages that destinations refuse, events that wait or are not sent, writes that providers refuse, shared accounts. */
export interface Refusals {
  readonly destinations: readonly FoundDestination[];
  readonly waiting: readonly WaitingEvents[];
  readonly events: readonly EventTrouble[];
  readonly writes: readonly WriteTrouble[];
  readonly accounts: readonly Concerning<SharedAccount>[];
}

/**
 * What no index of customers has. It is looked at once for a list and for the issues of its rows.
 * @param refs the customers who are asked for
 */
export async function findRefusals(context: Context, refs: Refs | 'all'): Promise<Refusals> {
  const some = refs === 'all' ? undefined : refs;
  const [destinations, waiting, events, writes, accounts] = await Promise.all([
    findDestinationTroubles(context, refs),
    selectWaitingEvents(context),
    findEventTroubles(context, some),
    findWriteTroubles(context),
    selectSharedAccounts(context, some),
  ]);
  return { destinations, waiting, events, writes, accounts };
}

/** The customers whom that concerns, each with the worst place that it puts them at. */
export function refusedOf({ destinations, accounts, ...others }: Refusals): Map<string, number> {
  const shared = placeFor({ actor: 'builder', reason: 'account_shared', stops: 'nothing' });
  return worstPlaces([
    ...destinations.flatMap(({ reason, groupRefs }) =>
      groupRefs.map((ref) => [ref, placeFor({ actor: 'builder', reason })] as const),
    ),
    ...placesBy('groupRef', others),
    ...accounts.flatMap(({ groupRefs }) => groupRefs.map((ref) => [ref, shared] as const)),
  ]);
}

/** Where events and writes put those whom they concern. */
export function placesBy(
  whose: 'groupRef' | 'installationId',
  { waiting, events, writes }: Pick<Refusals, 'waiting' | 'events' | 'writes'>,
) {
  const put = (of: readonly AffectedInstallation[], trouble: Parameters<typeof placeFor>[0]) =>
    of.map((one) => [one[whose], placeFor(trouble)] as const);
  return [
    ...put(waiting, { actor: 'builder', reason: 'destination' }),
    ...events.flatMap(({ actor, installations }) => put(installations, { actor, reason: 'events_missing' })),
    ...writes.flatMap((trouble) => put(trouble.writes, trouble)),
  ];
}

/** The run that met a refusal says who must act. */
export async function findEventTroubles(context: Context, refs: Refs): Promise<EventTrouble[]> {
  const found = await selectNoEvents(context, refs);
  const logs = await operations.failuresOf(
    context,
    found.flatMap(({ operationId }) => operationId ?? []),
  );
  return toEventTroubles(found, ({ operationId }) => {
    const said = logs.get(operationId ?? '');
    return said && failureOf({}, said).kind;
  });
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
