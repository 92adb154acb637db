import type { ConnectorSummary, ProviderInfo } from '@dowel/schema';
import { providerTitle } from '@dowel/schema/rules';
import type { Context } from '../../context.ts';
import type { ConnectorFacts } from '../../providers/connectors/connector-facts.ts';
import * as providers from '../../providers/providers/service.ts';
import { type ProviderUse, selectUses } from './queries.ts';

/** What can be done with each provider of the catalogue. Those that the project uses come first, then by name. */
export async function list(context: Context): Promise<ConnectorSummary[]> {
  const uses = new Map((await selectUses(context)).map((use) => [use.provider, use]));
  return Object.values(providers.list(context))
    .map((entry) => toSummary(entry, context.connectors.facts(entry.name), uses.get(entry.name)))
    .sort(
      (a, b) =>
        b.installationCount - a.installationCount ||
        b.integrationCount - a.integrationCount ||
        a.displayName.localeCompare(b.displayName, 'en'),
    );
}

function toSummary(
  entry: ProviderInfo,
  connector: ConnectorFacts | undefined,
  { integrationCount = 0, installationCount = 0 }: Partial<ProviderUse> = {},
): ConnectorSummary {
  const { verified, apiVersion, objectCount } = connector ?? {};
  return {
    provider: entry.name,
    displayName: providerTitle(entry),
    authType: entry.authType,
    abilities: abilitiesOf(entry),
    ...(verified && { verified }),
    ...(apiVersion && { apiVersion }),
    ...(objectCount !== undefined && { objectCount }),
    integrationCount,
    installationCount,
  };
}

/** What the catalogue says for the provider or for one of its modules. */
function abilitiesOf({ support, modules = {} }: ProviderInfo): string[] {
  const all = [support, ...Object.values(modules).map((module) => module.support)];
  const simple = (['read', 'write', 'delete', 'subscribe', 'proxy'] as const).filter((ability) =>
    all.some((one) => one[ability]),
  );
  const canSearch = all.some(({ search }) => search.operators.equals);
  return canSearch ? [...simple, 'search'] : simple;
}
