import type { Connector } from './connector.ts';
import { sandbox } from './sandbox.ts';

/** The connectors that ship with Dowel. */
export const ownConnectors: readonly Connector[] = [sandbox];

const connectors = new Map<string, Connector>();
for (const connector of ownConnectors) {
  for (const name of [connector.provider, ...(connector.otherProviders ?? [])])
    connectors.set(name, connector);
}

/** Finds the connector of a provider by its catalogue name. */
export function findConnector(provider: string): Connector | undefined {
  return connectors.get(provider);
}
