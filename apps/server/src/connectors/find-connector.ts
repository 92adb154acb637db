import type { Connector } from './connector.ts';
import { hubspot } from './providers/hubspot.ts';
import { intercom } from './providers/intercom.ts';
import { salesforce } from './providers/salesforce.ts';
import { stripe } from './providers/stripe.ts';
import { sandbox } from './sandbox.ts';

/** The connectors that ship with Dowel. */
export const ownConnectors: readonly Connector[] = [sandbox, hubspot, intercom, salesforce, stripe];

const connectors = new Map<string, Connector>();
for (const connector of ownConnectors) {
  for (const name of [connector.provider, ...(connector.otherProviders ?? [])])
    connectors.set(name, connector);
}

/** Finds the connector of a provider by its catalogue name. */
export function findConnector(provider: string): Connector | undefined {
  return connectors.get(provider);
}
