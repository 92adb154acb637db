import type { Connector } from './connector.ts';
import { atlassian } from './providers/atlassian.ts';
import { attio } from './providers/attio.ts';
import { github } from './providers/github.ts';
import { google } from './providers/google.ts';
import { hubspot } from './providers/hubspot.ts';
import { intercom } from './providers/intercom.ts';
import { notion } from './providers/notion.ts';
import { pipedrive } from './providers/pipedrive.ts';
import { salesforce } from './providers/salesforce.ts';
import { shopify } from './providers/shopify.ts';
import { slack } from './providers/slack.ts';
import { stripe } from './providers/stripe.ts';
import { zendeskSupport } from './providers/zendesk-support.ts';
import { sandbox } from './sandbox.ts';

/** The connectors that ship with Dowel. */
export const ownConnectors: readonly Connector[] = [
  sandbox,
  atlassian,
  attio,
  github,
  google,
  hubspot,
  intercom,
  notion,
  pipedrive,
  salesforce,
  shopify,
  slack,
  stripe,
  zendeskSupport,
];

/** The connectors of a server. */
export interface Connectors {
  /** The connector of a provider by its catalogue name. */
  find(provider: string): Connector | undefined;
  /** Whether the operator has added or replaced the connector of this provider. */
  isFromFile(provider: string): boolean;
}

/** All connectors. One of the operator's files replaces the one that ships with Dowel. */
export function createConnectors(fromFiles: readonly Connector[] = []): Connectors {
  const own = byProvider(ownConnectors);
  const added = byProvider(fromFiles);
  return {
    find: (provider) => added.get(provider) ?? own.get(provider),
    isFromFile: (provider) => added.has(provider),
  };
}

/** Finds a connector that ships with Dowel by the provider's catalogue name. */
export function findConnector(provider: string): Connector | undefined {
  return shipped.get(provider);
}

function byProvider(connectors: readonly Connector[]): ReadonlyMap<string, Connector> {
  return new Map(
    connectors.flatMap((connector) =>
      [connector.provider, ...(connector.otherProviders ?? [])].map((name) => [name, connector] as const),
    ),
  );
}

const shipped = byProvider(ownConnectors);
