import { type Catalogue, createCatalogue, ownProviders, sandboxProviders } from '@dowel/catalogue';
import type { CatalogueEntry } from '@dowel/schema';
import { shippedFacts } from '../../src/providers/connectors/find-connector.ts';

const known: Record<string, CatalogueEntry> = ownProviders;

/** The catalogue with the addresses of each provider replaced by those of its simulator. Nothing else differs. */
export function simulatedCatalogue(
  simulatorsUrl: string,
  dialect: string,
  provider: string,
): { catalogue: Catalogue; entry: CatalogueEntry } {
  const origin = `${simulatorsUrl}/dialects/${dialect}`;
  const entry = known[provider] ? atOrigin(known[provider], origin) : sandboxProviders(origin)[provider];
  if (!entry) throw new Error(`The catalogue has no provider ${provider}.`);
  // Entries of another host that lead to the same API. Nobody is there.
  const others = otherHostsOf(provider).map((name) => [
    name,
    atOrigin(known[name] ?? entry, 'http://127.0.0.1:9'),
  ]);
  return { catalogue: createCatalogue({ ...Object.fromEntries(others), [provider]: entry }), entry };
}

/** The entries that lead to the same API as this one, at another host: production, or a sandbox for tests. */
export function otherHostsOf(provider: string): string[] {
  const connector = shippedFacts(provider);
  const names = connector ? [connector.provider, ...(connector.otherProviders ?? [])] : [];
  return names.filter((name) => {
    const [own, other] = [known[provider]?.baseURL, known[name]?.baseURL];
    return own !== undefined && other !== undefined && own !== other;
  });
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
