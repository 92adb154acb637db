import type { Catalog, ProviderInfo } from '@dowel/schema';
import type { PublicContext } from '../../context.ts';
import { ReadyAnswer } from '../../platform/requests/ready-answer.ts';
import * as providers from './service.ts';

/** The catalogue changes only when somebody reloads it. An ETag makes repeated requests cheap. */
const caching = 'public, max-age=300';

interface Ready {
  list?: ReadyAnswer<Catalog>;
  readonly entries: Map<string, ReadyAnswer<ProviderInfo>>;
}

/** The map of all providers is frozen, so answers made from it stay correct. A reload makes another map. */
const readyOf = new WeakMap<Catalog, Ready>();

export function readyList(context: PublicContext): ReadyAnswer<Catalog> {
  const ready = readyFor(context);
  ready.list ??= new ReadyAnswer(providers.list(context), caching);
  return ready.list;
}

/** @throws {ProblemError} `provider_not_found` */
export function readyEntry(context: PublicContext, name: string): ReadyAnswer<ProviderInfo> {
  const { entries } = readyFor(context);
  // `providers.get` throws for an unknown name, so the map holds only names of the catalogue.
  const entry = entries.get(name) ?? new ReadyAnswer(providers.get(context, name), caching);
  entries.set(name, entry);
  return entry;
}

function readyFor({ catalogue }: PublicContext): Ready {
  const all = catalogue.all();
  const ready = readyOf.get(all) ?? { entries: new Map() };
  readyOf.set(all, ready);
  return ready;
}
