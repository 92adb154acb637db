import type { Catalogue } from '@dowel/catalogue';
import type { Catalog, ProviderInfo } from '@dowel/schema';
import type { PublicContext } from '../../context.ts';
import { ReadyAnswer } from '../../requests/ready-answer.ts';
import * as providers from './service.ts';

/** The catalogue can change only when the server restarts. An ETag makes repeated requests cheap. */
const caching = 'public, max-age=300';

interface Ready {
  list?: ReadyAnswer<Catalog>;
  readonly entries: Map<string, ReadyAnswer<ProviderInfo>>;
}

/** A catalogue is frozen, so an answer made from it stays correct. */
const readyOf = new WeakMap<Catalogue, Ready>();

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
  const ready = readyOf.get(catalogue) ?? { entries: new Map() };
  readyOf.set(catalogue, ready);
  return ready;
}
