import type { Connector } from '../src/providers/connectors/connector.ts';
import type { RestDefinition } from '../src/providers/connectors/engine/definition.ts';
import { findConnector, findDefinition, shippedNames } from '../src/providers/connectors/find-connector.ts';

/** What all connectors that ship with Dowel are made of. */
export const shippedDefinitions: readonly RestDefinition[] = await all(findDefinition);

/** All of them, loaded. */
export const shippedConnectors: readonly Connector[] = await all(findConnector);

/** @throws {Error} there is no connector for the provider */
export function definitionOf(provider: string): RestDefinition {
  const found = shippedDefinitions.find((one) =>
    [one.provider, ...(one.otherProviders ?? [])].includes(provider),
  );
  if (!found) throw new Error(`There is no connector for ${provider}.`);
  return found;
}

async function all<One>(find: (provider: string) => Promise<One | undefined>): Promise<One[]> {
  const found = await Promise.all(shippedNames.map(find));
  return found.filter((one) => one !== undefined);
}
