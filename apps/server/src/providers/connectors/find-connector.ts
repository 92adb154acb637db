import { ProblemError } from '../../platform/problems/problem-error.ts';
import type { Connector } from './connector.ts';
import { type ConnectorFacts, factsOf } from './connector-facts.ts';
import type { RestDefinition } from './engine/definition.ts';
import { restConnector } from './rest-connector.ts';
import { shipped } from './shipped.ts';

/** Loads what the connectors that ship with Dowel are made of. What nobody uses costs neither memory nor time at the start. */
const loaders: Readonly<Record<string, () => Promise<RestDefinition>>> = {
  sandbox: async () => (await import('./sandbox.ts')).sandbox,
  activeCampaign: async () => (await import('./providers/active-campaign.ts')).activeCampaign,
  asana: async () => (await import('./providers/asana.ts')).asana,
  atlassian: async () => (await import('./providers/atlassian.ts')).atlassian,
  attio: async () => (await import('./providers/attio.ts')).attio,
  bamboohr: async () => (await import('./providers/bamboohr.ts')).bamboohr,
  box: async () => (await import('./providers/box.ts')).box,
  brevo: async () => (await import('./providers/brevo.ts')).brevo,
  chargebee: async () => (await import('./providers/chargebee.ts')).chargebee,
  clickup: async () => (await import('./providers/clickup.ts')).clickup,
  constantContact: async () => (await import('./providers/constant-contact.ts')).constantContact,
  datadog: async () => (await import('./providers/datadog.ts')).datadog,
  deel: async () => (await import('./providers/deel.ts')).deel,
  digitalOcean: async () => (await import('./providers/digital-ocean.ts')).digitalOcean,
  dixa: async () => (await import('./providers/dixa.ts')).dixa,
  dropboxSign: async () => (await import('./providers/dropbox-sign.ts')).dropboxSign,
  freshbooks: async () => (await import('./providers/freshbooks.ts')).freshbooks,
  front: async () => (await import('./providers/front.ts')).front,
  github: async () => (await import('./providers/github.ts')).github,
  gitlab: async () => (await import('./providers/gitlab.ts')).gitlab,
  google: async () => (await import('./providers/google.ts')).google,
  hubspot: async () => (await import('./providers/hubspot.ts')).hubspot,
  intercom: async () => (await import('./providers/intercom.ts')).intercom,
  iterable: async () => (await import('./providers/iterable.ts')).iterable,
  keap: async () => (await import('./providers/keap.ts')).keap,
  klaviyo: async () => (await import('./providers/klaviyo.ts')).klaviyo,
  linear: async () => (await import('./providers/linear.ts')).linear,
  mailchimp: async () => (await import('./providers/mailchimp.ts')).mailchimp,
  microsoft: async () => (await import('./providers/microsoft.ts')).microsoft,
  miro: async () => (await import('./providers/miro.ts')).miro,
  monday: async () => (await import('./providers/monday.ts')).monday,
  notion: async () => (await import('./providers/notion.ts')).notion,
  okta: async () => (await import('./providers/okta.ts')).okta,
  openAI: async () => (await import('./providers/open-ai.ts')).openAI,
  outreach: async () => (await import('./providers/outreach.ts')).outreach,
  paddle: async () => (await import('./providers/paddle.ts')).paddle,
  pagerDuty: async () => (await import('./providers/pager-duty.ts')).pagerDuty,
  pandaDoc: async () => (await import('./providers/panda-doc.ts')).pandaDoc,
  payPal: async () => (await import('./providers/pay-pal.ts')).payPal,
  pinterest: async () => (await import('./providers/pinterest.ts')).pinterest,
  pipedrive: async () => (await import('./providers/pipedrive.ts')).pipedrive,
  posthog: async () => (await import('./providers/posthog.ts')).posthog,
  quickbooks: async () => (await import('./providers/quickbooks.ts')).quickbooks,
  recurly: async () => (await import('./providers/recurly.ts')).recurly,
  ringCentral: async () => (await import('./providers/ring-central.ts')).ringCentral,
  salesforce: async () => (await import('./providers/salesforce.ts')).salesforce,
  segment: async () => (await import('./providers/segment.ts')).segment,
  sendGrid: async () => (await import('./providers/send-grid.ts')).sendGrid,
  sentry: async () => (await import('./providers/sentry.ts')).sentry,
  serviceNow: async () => (await import('./providers/service-now.ts')).serviceNow,
  shopify: async () => (await import('./providers/shopify.ts')).shopify,
  slack: async () => (await import('./providers/slack.ts')).slack,
  smartsheet: async () => (await import('./providers/smartsheet.ts')).smartsheet,
  square: async () => (await import('./providers/square.ts')).square,
  stripe: async () => (await import('./providers/stripe.ts')).stripe,
  twilio: async () => (await import('./providers/twilio.ts')).twilio,
  typeform: async () => (await import('./providers/typeform.ts')).typeform,
  webflow: async () => (await import('./providers/webflow.ts')).webflow,
  wooCommerce: async () => (await import('./providers/woo-commerce.ts')).wooCommerce,
  xero: async () => (await import('./providers/xero.ts')).xero,
  zendeskSupport: async () => (await import('./providers/zendesk-support.ts')).zendeskSupport,
  zoho: async () => (await import('./providers/zoho.ts')).zoho,
  zoom: async () => (await import('./providers/zoom.ts')).zoom,
};

/** The providers whose connectors ship with Dowel. */
export const shippedNames: readonly string[] = Object.keys(loaders);

export interface Connectors {
  /**
   * The connector of a provider by its catalogue name. One that ships with Dowel is loaded when it is first wanted.
   * @throws {ProblemError} `internal_error`: it cannot be loaded
   */
  find(provider: string): Promise<Connector | undefined>;
  /** What is known of it before it is loaded. Undefined: there is none. */
  facts(provider: string): ConnectorFacts | undefined;
  /** The connector that the operator has added for this provider, or with which the shipped one was replaced. */
  fromFile(provider: string): Connector | undefined;
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
  const added = byProvider(fromFiles);
  const isLeftOut = (provider: string) => !added.has(provider) && leftOut.has(provider);
  return {
    find: async (provider) =>
      added.get(provider) ?? (isLeftOut(provider) ? undefined : findConnector(provider)),
    facts(provider) {
      const own = added.get(provider);
      if (own) return factsOf(own);
      return isLeftOut(provider) ? undefined : shippedFacts(provider);
    },
    fromFile: (provider) => added.get(provider),
    whyLeftOut: (provider) => (isLeftOut(provider) ? leftOut.get(provider) : undefined),
  };
}

/** What is known of a connector that ships with Dowel before it is loaded. */
export function shippedFacts(provider: string): ConnectorFacts | undefined {
  return facts.get(provider);
}

/**
 * Finds a connector that ships with Dowel by the provider's catalogue name.
 * @throws {ProblemError} `internal_error`
 */
export async function findConnector(provider: string): Promise<Connector | undefined> {
  const definition = await findDefinition(provider);
  if (!definition) return undefined;
  const connector = made.get(definition) ?? restConnector(definition);
  made.set(definition, connector);
  return connector;
}

/**
 * Finds what a connector that ships with Dowel is made of.
 * @throws {ProblemError} `internal_error`
 */
export async function findDefinition(provider: string): Promise<RestDefinition | undefined> {
  const name = Object.hasOwn(loaders, provider) ? provider : facts.get(provider)?.provider;
  return name === undefined ? undefined : loaded(name, loaders[name]);
}

/** @throws {ProblemError} `internal_error`: the file of it is damaged or missing */
export async function loaded<Definition>(name: string, load: (() => Promise<Definition>) | undefined) {
  try {
    return await load?.();
  } catch (cause) {
    throw new ProblemError('internal_error', {
      detail: `The connector of "${name}" could not be loaded, so nothing is read or written there.`,
      remedy:
        'Tell whoever runs the server. The log says what is wrong. If its files were replaced or are damaged, install them again and start it.',
      cause,
    });
  }
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

const facts = byProvider(
  Object.entries(shipped).map(([provider, known]): ConnectorFacts => ({ provider, ...known })),
);
const made = new WeakMap<RestDefinition, Connector>();
