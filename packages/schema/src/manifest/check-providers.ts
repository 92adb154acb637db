import { distance } from 'fastest-levenshtein';
import type { ManifestFinding } from '../resources/deploy-plan.ts';
import type { ProviderInfo } from '../resources/providers.ts';
import type { ManifestIntegration } from './manifest.ts';

/** Finds providers and modules that are not in the catalogue, so that nobody could connect to them. */
export function checkProviders(
  integrations: readonly ManifestIntegration[],
  providers: Readonly<Record<string, ProviderInfo>>,
): ManifestFinding[] {
  const suggestions = new Suggestions();
  return integrations.flatMap(({ provider, module }, index): ManifestFinding[] => {
    const entry = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
    const path = `integrations[${index}]`;
    if (!entry) {
      const message = `The catalogue has no provider "${provider}", so nobody can connect.`;
      const fix = suggestions.for(provider, Object.keys(providers));
      return [{ severity: 'error', path: `${path}.provider`, message, fix }];
    }
    const modules = Object.keys(entry.modules ?? {});
    if (module === undefined || module === 'root' || modules.includes(module)) return [];
    const message = `Provider "${provider}" has no module "${module}", so it is not known where to send calls.`;
    const fix =
      modules.length > 0 ? suggestions.for(module, modules) : 'Remove module: this provider has none.';
    return [{ severity: 'error', path: `${path}.module`, message, fix }];
  });
}

/** An integration must keep its provider, because its installations use connections to that provider. */
export function checkProviderUnchanged(
  integrations: readonly ManifestIntegration[],
  existing: readonly { name: string; provider: string }[],
): ManifestFinding[] {
  const byName = new Map(existing.map((one) => [one.name.toLowerCase(), one]));
  return integrations.flatMap(({ name, provider }, index): ManifestFinding[] => {
    const current = byName.get(name.toLowerCase());
    if (!current || current.provider === provider) return [];
    return [
      {
        severity: 'error',
        path: `integrations[${index}].provider`,
        message: `Integration "${name}" is for provider "${current.provider}" and cannot become one for "${provider}".`,
        fix: `Write provider: ${current.provider}, or give the integration for ${provider} a name of its own.`,
      },
    ];
  });
}

/** A group with several installations would keep some that nobody can address any more. */
export function multipleKeptFinding(
  name: string,
  index: number,
  installationRefs: readonly string[],
): ManifestFinding {
  const refs = installationRefs.map((ref) => `"${ref}"`).join(', ');
  return {
    severity: 'error',
    path: `integrations[${index}]`,
    message: `Integration "${name}" has installations with an installationRef, such as ${refs}, so it cannot lose multiple: true.`,
    fix: 'Keep "multiple: true", or delete these installations first.',
  };
}

/** How many unknown names get suggestions. Each one is compared with the whole catalogue, which is slow. */
const MOST_SUGGESTED = 20;

/**
 * Suggests names for the first unknown names only. A manifest with more unknown names has another problem than typos.
 */
class Suggestions {
  #given = 0;

  for(wanted: string, names: readonly string[]): string {
    this.#given += 1;
    return suggest(wanted, this.#given > MOST_SUGGESTED ? [] : names, names.length);
  }
}

function suggest(wanted: string, names: readonly string[], known: number): string {
  const near = names
    .map((name) => ({ name, far: distance(name.toLowerCase(), wanted.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(2, Math.floor(Math.min(name.length, wanted.length) / 3)))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name }) => `"${name}"`);
  if (near.length > 0) return `Did you mean ${near.join(' or ')}? Names are case-sensitive.`;
  return names.length > 0 && known <= 10
    ? `Use one of: ${names.join(', ')}.`
    : 'Use a name that GET /v1/providers has, or add an entry for it to a catalogue file.';
}
