import type { FoundThing, SearchProjectQuery } from '@dowel/schema';
import { validate } from 'uuid';
import type { Context } from '../../context.ts';
import type { Page } from '../../platform/paging/read-page.ts';
import { placeIn, readWithin } from '../../platform/paging/read-within.ts';
import {
  type Found,
  findById,
  findConsumers,
  findDestinations,
  findGroups,
  findIntegrations,
  type Looking,
} from './queries.ts';

type Step = (context: Context, looking: Looking) => Promise<Found[]>;

/** One kind after the other, what people look for most first. */
const byName: readonly Step[] = [findGroups, findConsumers, findIntegrations, findDestinations];
/** Nothing is called like an id, but customers and people may have one for a reference. */
const byIdFirst: readonly Step[] = [findById, ...byName];

/** @throws {ProblemError} `invalid_request` for an invalid page token */
export async function search(
  context: Context,
  { q, pageSize = 20, pageToken }: SearchProjectQuery,
): Promise<Page<FoundThing>> {
  const steps = validate(q) ? byIdFirst : byName;
  return readWithin(context, ['searchProject', q], { pageSize, pageToken }, async (place, limit) => {
    const [number, after] = placeIn(place);
    const found = (await steps[number]?.(context, { q, after, limit })) ?? [];
    const last = found.at(-1);
    const items = found.map(({ place: _, ...one }) => one);
    if (last && found.length >= limit) return { items, next: `${number}:${last.place}` };
    return { items, next: number + 1 < steps.length ? `${number + 1}:` : undefined };
  });
}
