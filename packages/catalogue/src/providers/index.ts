// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import type { CatalogueEntry } from '@dowel/schema';
import { activeCampaign } from './active-campaign.ts';
import * as apiKeys from './api-keys.ts';
import { asana } from './asana.ts';
import { atlassian } from './atlassian.ts';
import { attio } from './attio.ts';
import { bamboohr } from './bamboohr.ts';
import * as basicAuth from './basic-auth.ts';
import { bigquery } from './bigquery.ts';
import { box } from './box.ts';
import { brevo } from './brevo.ts';
import { chargebee } from './chargebee.ts';
import { clickup } from './clickup.ts';
import { constantContact } from './constant-contact.ts';
import { datadog } from './datadog.ts';
import { deel } from './deel.ts';
import { digitalOcean } from './digital-ocean.ts';
import { dropboxSign } from './dropbox-sign.ts';
import { dynamicsCRM } from './dynamics-crm.ts';
import { freshbooks } from './freshbooks.ts';
import { front } from './front.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { google } from './google.ts';
import { hubspot } from './hubspot.ts';
import { intercom } from './intercom.ts';
import { iterable } from './iterable.ts';
import { klaviyo } from './klaviyo.ts';
import { linear } from './linear.ts';
import { linkedIn } from './linked-in.ts';
import { mailchimp } from './mailchimp.ts';
import { meta } from './meta.ts';
import { microsoft } from './microsoft.ts';
import { miro } from './miro.ts';
import { monday } from './monday.ts';
import { netsuite } from './netsuite.ts';
import { netsuiteM2M } from './netsuite-m2m.ts';
import * as notYet from './not-yet.ts';
import { notion } from './notion.ts';
import * as oauthApps from './oauth-apps.ts';
import { okta } from './okta.ts';
import { openAI } from './open-ai.ts';
import { outreach } from './outreach.ts';
import * as ownClients from './own-clients.ts';
import * as ownHeaders from './own-headers.ts';
import { paddle } from './paddle.ts';
import { pagerDuty } from './pager-duty.ts';
import { pandaDoc } from './panda-doc.ts';
import { payPal } from './pay-pal.ts';
import { pinterest } from './pinterest.ts';
import { pipedrive } from './pipedrive.ts';
import { posthog } from './posthog.ts';
import { quickbooks } from './quickbooks.ts';
import { recurly } from './recurly.ts';
import { ringCentral } from './ring-central.ts';
import { salesforce } from './salesforce.ts';
import * as sandboxesAndRegions from './sandboxes-and-regions.ts';
import { segment } from './segment.ts';
import { sendGrid } from './send-grid.ts';
import { sentry } from './sentry.ts';
import { serviceNow } from './service-now.ts';
import { shopify } from './shopify.ts';
import { slack } from './slack.ts';
import { smartsheet } from './smartsheet.ts';
import { snowflake } from './snowflake.ts';
import { square } from './square.ts';
import { stripe } from './stripe.ts';
import { sugarCRM } from './sugar-crm.ts';
import { trello } from './trello.ts';
import { twilio } from './twilio.ts';
import { typeform } from './typeform.ts';
import { webflow } from './webflow.ts';
import { wooCommerce } from './woo-commerce.ts';
import { xero } from './xero.ts';
import { zendeskSupport } from './zendesk-support.ts';
import { zoho } from './zoho.ts';
import { zoom } from './zoom.ts';

/** The entries that ship with Dowel, by provider name. */
export const ownProviders: Record<string, CatalogueEntry> = {
  activeCampaign,
  ...apiKeys,
  asana,
  atlassian,
  attio,
  bamboohr,
  ...basicAuth,
  bigquery,
  box,
  brevo,
  chargebee,
  clickup,
  constantContact,
  datadog,
  deel,
  digitalOcean,
  dropboxSign,
  dynamicsCRM,
  freshbooks,
  front,
  github,
  gitlab,
  google,
  hubspot,
  intercom,
  iterable,
  klaviyo,
  linear,
  linkedIn,
  mailchimp,
  meta,
  microsoft,
  miro,
  monday,
  netsuiteM2M,
  netsuite,
  ...notYet,
  notion,
  ...oauthApps,
  okta,
  openAI,
  outreach,
  ...ownClients,
  ...ownHeaders,
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
  ...sandboxesAndRegions,
  segment,
  sendGrid,
  sentry,
  serviceNow,
  shopify,
  slack,
  smartsheet,
  snowflake,
  square,
  stripe,
  sugarCRM,
  trello,
  twilio,
  typeform,
  webflow,
  wooCommerce,
  xero,
  zendeskSupport,
  zoho,
  zoom,
};
