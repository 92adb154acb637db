import type { Catalogue } from '@dowel/catalogue';
import type { Catalog, ProviderInfo } from '@dowel/schema';
import type { PublicContext } from '../../context.ts';
import { ReadyAnswer } from '../../requests/ready-answer.ts';
import * as providers from './service.ts';

/** The catalogue changes with a restart at most; an ETag makes asking again cheap. */
const caching = 'public, max-age=300';

interface Ready {
  list?: ReadyAnswer<Catalog>;
  readonly entries: Map<string, ReadyAnswer<ProviderInfo>>;
}

/** A catalogue is frozen, so what is made of it once stays right. */
const readyOf = new WeakMap<Catalogue, Ready>();

export function readyList(context: PublicContext): ReadyAnswer<Catalog> {
  const ready = readyFor(context);
  ready.list ??= new ReadyAnswer(providers.list(context), caching);
  return ready.list;
}

/** @throws {ProblemError} `provider_not_found` */
export function readyEntry(context: PublicContext, name: string): ReadyAnswer<ProviderInfo> {
  const { entries } = readyFor(context);
  // Only names that the catalogue has are kept.
  const entry = entries.get(name) ?? new ReadyAnswer(providers.get(context, name), caching);
  entries.set(name, entry);
  return entry;
}

function readyFor({ catalogue }: PublicContext): Ready {
  const ready = readyOf.get(catalogue) ?? { entries: new Map() };
  readyOf.set(catalogue, ready);
  return ready;
}
