import type { Catalog, CatalogueEntry, ProviderInfo } from '@dowel/schema';
import { type CatalogueProblem, checkEntry } from './check-entry.ts';
import { ownProviders } from './providers/index.ts';
import { withDefaults } from './with-defaults.ts';

/** Every provider the service knows, deeply frozen. */
export interface Catalogue {
  /** The provider of this exact name, or null. Names are case-sensitive. */
  find(name: string): ProviderInfo | null;
  /** @throws {UnknownProviderError} when no provider has this name. */
  get(name: string): ProviderInfo;
  /** All providers by name: the sources in the given order, and their entries in the order they were written. */
  all(): Catalog;
}

/** No provider in the catalogue has the requested name. */
export class UnknownProviderError extends Error {
  override readonly name = 'UnknownProviderError';
  readonly providerName: string;

  constructor(providerName: string, near: string | undefined) {
    const remedy = near
      ? `Names are case-sensitive: use "${near}".`
      : 'Use a name that the provider list has, or add an entry for it to a catalogue file.';
    super(`The catalogue has no provider named "${providerName}", so nobody can connect to it. ${remedy}`);
    this.providerName = providerName;
  }
}

/** An entry passed to `createCatalogue` does not fit the shape of a catalogue entry. */
export class InvalidEntryError extends Error {
  override readonly name = 'InvalidEntryError';
  readonly problems: CatalogueProblem[];

  constructor(problems: CatalogueProblem[]) {
    const lines = problems.map(({ entry, path, message, fix }) => `${entry} ${path}: ${message} ${fix}`);
    super(`The catalogue cannot be built from these entries:\n${lines.join('\n')}`);
    this.problems = problems;
  }
}

/**
 * Builds a catalogue. An entry of a later source replaces the whole entry of the same name in earlier sources. Each
 * provider keeps its entry as it was written, with unknown members, empty objects and the order of keys. `withDefaults`
 * adds what is missing.
 * @throws {InvalidEntryError} naming every entry that does not fit the shape.
 */
export function createCatalogue(...sources: Record<string, CatalogueEntry>[]): Catalogue {
  const entries = sources.flatMap((source) => Object.entries(source));
  // Tests have checked what ships. To check it at each start of a server would take a tenth of the start.
  const problems = entries.flatMap(([name, entry]) =>
    ownProviders[name] === entry ? [] : checkEntry(name, entry),
  );
  if (problems.length > 0) throw new InvalidEntryError(problems);

  const byName = new Map(entries.map(([name, entry]) => [name, toProvider(name, entry)]));
  const all = Object.freeze(Object.fromEntries(byName));
  return {
    find: (name) => byName.get(name) ?? null,
    get(name) {
      const provider = byName.get(name);
      if (!provider) throw new UnknownProviderError(name, nameIgnoringCase(byName.keys(), name));
      return provider;
    },
    all: () => all,
  };
}

/** What ships is frozen as it stands. Of another entry a copy is, so that the caller's objects stay unfrozen. */
function toProvider(name: string, entry: CatalogueEntry): ProviderInfo {
  const provider = withDefaults(name, entry);
  return frozen(ownProviders[name] === entry ? provider : structuredClone(provider));
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

function nameIgnoringCase(names: Iterable<string>, wanted: string): string | undefined {
  return [...names].find((name) => name.toLowerCase() === wanted.toLowerCase());
}
