import { type Catalogue, createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';

/** The catalogue with the addresses of each provider replaced by those of its simulator. Nothing else differs. */
export function simulatedCatalogue(
  simulatorsUrl: string,
  dialect: string,
  provider: string,
): { catalogue: Catalogue; entry: CatalogueEntry } {
  const origin = `${simulatorsUrl}/dialects/${dialect}`;
  const known: Record<string, CatalogueEntry> = ownProviders;
  const entry = known[provider] ? atOrigin(known[provider], origin) : sandboxProviders(origin)[provider];
  if (!entry) throw new Error(`The catalogue has no provider ${provider}.`);
  return { catalogue: createCatalogue({ [provider]: entry }), entry };
}

/** Members of an entry that people open are left alone; only what the service calls is replaced. */
const CALLED = new Set(['baseURL', 'authURL', 'tokenURL', 'url']);

function atOrigin(entry: CatalogueEntry, origin: string): CatalogueEntry {
  return JSON.parse(
    JSON.stringify(entry, (name, value: unknown) =>
      CALLED.has(name) && typeof value === 'string' ? value.replace(/^https:\/\/[^/]+/, origin) : value,
    ),
  );
}
