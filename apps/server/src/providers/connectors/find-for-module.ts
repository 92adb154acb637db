import type { Catalogue } from '@dowel/catalogue';
import { moduleOf, providerTitle, supportOf } from '@dowel/schema/rules';
import type { Connector } from './connector.ts';
import type { Connectors } from './find-connector.ts';

/**
 * The connector of a provider, unless the catalogue says that it reads nothing from this module. The paths of a connector
 * lead nowhere in a module that it is not for.
 */
export async function findForModule(
  { catalogue, connectors }: { readonly catalogue: Catalogue; readonly connectors: Connectors },
  provider: string,
  module: string | undefined,
): Promise<Connector | undefined> {
  return hasForModule({ catalogue, connectors }, provider, module) ? connectors.find(provider) : undefined;
}

/** Whether there is one. It is not loaded. */
export function hasForModule(
  { catalogue, connectors }: { readonly catalogue: Catalogue; readonly connectors: Connectors },
  provider: string,
  module: string | undefined,
): boolean {
  const entry = catalogue.find(provider);
  const isOther = entry && moduleOf(entry, module) !== 'root' && !supportOf(entry, module).read;
  return !isOther && connectors.facts(provider) !== undefined;
}

/**
 * What has no connector, for people: the provider, or only the module. If the connector is for other modules, it says for
 * which, and if there would be one, why it was left out.
 */
export function titleWithoutConnector(
  { catalogue, connectors }: { readonly catalogue: Catalogue; readonly connectors: Connectors },
  provider: string,
  module: string | undefined,
): string {
  const entry = catalogue.find(provider);
  if (!entry) return provider;
  if (connectors.whyLeftOut(provider) !== undefined) {
    return `${providerTitle(entry)} (its connector file was left out)`;
  }
  const title = providerTitle(entry);
  const used = entry.modules?.[moduleOf(entry, module)];
  if (!used || !connectors.facts(provider)) return title;
  const covered = Object.values(entry.modules ?? {}).filter(({ support }) => support.read);
  return `${used.displayName} (of ${title}, ${covered.map(({ displayName }) => displayName).join(' and ')} has one)`;
}
