import type { Connector } from './connector.ts';
import type { RestDefinition } from './engine/definition.ts';
import { activeCampaign } from './providers/active-campaign.ts';
import { asana } from './providers/asana.ts';
import { atlassian } from './providers/atlassian.ts';
import { attio } from './providers/attio.ts';
import { bamboohr } from './providers/bamboohr.ts';
import { box } from './providers/box.ts';
import { brevo } from './providers/brevo.ts';
import { chargebee } from './providers/chargebee.ts';
import { clickup } from './providers/clickup.ts';
import { constantContact } from './providers/constant-contact.ts';
import { datadog } from './providers/datadog.ts';
import { deel } from './providers/deel.ts';
import { digitalOcean } from './providers/digital-ocean.ts';
import { dixa } from './providers/dixa.ts';
import { dropboxSign } from './providers/dropbox-sign.ts';
import { freshbooks } from './providers/freshbooks.ts';
import { front } from './providers/front.ts';
import { github } from './providers/github.ts';
import { gitlab } from './providers/gitlab.ts';
import { google } from './providers/google.ts';
import { hubspot } from './providers/hubspot.ts';
import { intercom } from './providers/intercom.ts';
import { iterable } from './providers/iterable.ts';
import { keap } from './providers/keap.ts';
import { klaviyo } from './providers/klaviyo.ts';
import { linear } from './providers/linear.ts';
import { mailchimp } from './providers/mailchimp.ts';
import { microsoft } from './providers/microsoft.ts';
import { miro } from './providers/miro.ts';
import { monday } from './providers/monday.ts';
import { notion } from './providers/notion.ts';
import { okta } from './providers/okta.ts';
import { openAI } from './providers/open-ai.ts';
import { outreach } from './providers/outreach.ts';
import { paddle } from './providers/paddle.ts';
import { pagerDuty } from './providers/pager-duty.ts';
import { pandaDoc } from './providers/panda-doc.ts';
import { payPal } from './providers/pay-pal.ts';
import { pinterest } from './providers/pinterest.ts';
import { pipedrive } from './providers/pipedrive.ts';
import { posthog } from './providers/posthog.ts';
import { quickbooks } from './providers/quickbooks.ts';
import { recurly } from './providers/recurly.ts';
import { ringCentral } from './providers/ring-central.ts';
import { salesforce } from './providers/salesforce.ts';
import { segment } from './providers/segment.ts';
import { sendGrid } from './providers/send-grid.ts';
import { sentry } from './providers/sentry.ts';
import { serviceNow } from './providers/service-now.ts';
import { shopify } from './providers/shopify.ts';
import { slack } from './providers/slack.ts';
import { smartsheet } from './providers/smartsheet.ts';
import { square } from './providers/square.ts';
import { stripe } from './providers/stripe.ts';
import { twilio } from './providers/twilio.ts';
import { typeform } from './providers/typeform.ts';
import { webflow } from './providers/webflow.ts';
import { wooCommerce } from './providers/woo-commerce.ts';
import { xero } from './providers/xero.ts';
import { zendeskSupport } from './providers/zendesk-support.ts';
import { zoho } from './providers/zoho.ts';
import { zoom } from './providers/zoom.ts';
import { restConnector } from './rest-connector.ts';
import { sandbox } from './sandbox.ts';

/** What the connectors that ship with Dowel are made of. */
export const ownDefinitions: readonly RestDefinition[] = [
  sandbox,
  activeCampaign,
  asana,
  atlassian,
  attio,
  bamboohr,
  box,
  brevo,
  chargebee,
  clickup,
  constantContact,
  datadog,
  deel,
  digitalOcean,
  dixa,
  dropboxSign,
  freshbooks,
  front,
  github,
  gitlab,
  google,
  hubspot,
  intercom,
  iterable,
  keap,
  klaviyo,
  linear,
  mailchimp,
  microsoft,
  miro,
  monday,
  notion,
  okta,
  openAI,
  outreach,
  paddle,
  pagerDuty,
  pandaDoc,
  payPal,
  pinterest,
  pipedrive,
  posthog,
  quickbooks,
  recurly,
  ringCentral,
  salesforce,
  segment,
  sendGrid,
  sentry,
  serviceNow,
  shopify,
  slack,
  smartsheet,
  square,
  stripe,
  twilio,
  typeform,
  webflow,
  wooCommerce,
  xero,
  zendeskSupport,
  zoho,
  zoom,
];

/** The connectors that ship with Dowel. */
export const ownConnectors: readonly Connector[] = ownDefinitions.map(restConnector);

/** The connectors of a server. */
export interface Connectors {
  /** The connector of a provider by its catalogue name. */
  find(provider: string): Connector | undefined;
  /** Whether the operator has added or replaced the connector of this provider. */
  isFromFile(provider: string): boolean;
  /** Why the operator's file for this provider was left out, so that the provider has no connector. For people. */
  whyLeftOut(provider: string): string | undefined;
}

/**
 * All connectors. One of the operator's files replaces the one that ships with Dowel.
 * @param leftOut the providers of files that were left out, with the reasons. What ships with Dowel does not take the place of such a file: nobody
 * would notice that another connector reads and writes.
 */
export function createConnectors(
  fromFiles: readonly Connector[] = [],
  leftOut: ReadonlyMap<string, string> = new Map(),
): Connectors {
  const own = byProvider(ownConnectors);
  const added = byProvider(fromFiles);
  const whyLeftOut = (provider: string) => (added.has(provider) ? undefined : leftOut.get(provider));
  return {
    find: (provider) =>
      added.get(provider) ?? (whyLeftOut(provider) === undefined ? own.get(provider) : undefined),
    isFromFile: (provider) => added.has(provider),
    whyLeftOut,
  };
}

/** Finds a connector that ships with Dowel by the provider's catalogue name. */
export function findConnector(provider: string): Connector | undefined {
  return shipped.get(provider);
}

/** Finds what a connector that ships with Dowel is made of. */
export function findDefinition(provider: string): RestDefinition | undefined {
  return definitions.get(provider);
}

function byProvider<One extends Pick<Connector, 'provider' | 'otherProviders'>>(
  connectors: readonly One[],
): ReadonlyMap<string, One> {
  return new Map(
    connectors.flatMap((connector) =>
      [connector.provider, ...(connector.otherProviders ?? [])].map((name) => [name, connector] as const),
    ),
  );
}

const shipped = byProvider(ownConnectors);
const definitions = byProvider(ownDefinitions);
