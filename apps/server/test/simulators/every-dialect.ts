import { atlassianDialect } from './atlassian/dialect.ts';
import { asana } from './descriptions/asana.ts';
import { attio } from './descriptions/attio.ts';
import { box } from './descriptions/box.ts';
import { brevo } from './descriptions/brevo.ts';
import { chargebee } from './descriptions/chargebee.ts';
import { clickup } from './descriptions/clickup.ts';
import { constantContact } from './descriptions/constant-contact.ts';
import { datadog } from './descriptions/datadog.ts';
import { digitalOcean } from './descriptions/digital-ocean.ts';
import { dropboxSign } from './descriptions/dropbox-sign.ts';
import { freshbooks } from './descriptions/freshbooks.ts';
import { front } from './descriptions/front.ts';
import { gitlab } from './descriptions/gitlab.ts';
import { intercom } from './descriptions/intercom.ts';
import { klaviyo } from './descriptions/klaviyo.ts';
import { mailchimp } from './descriptions/mailchimp.ts';
import { miro } from './descriptions/miro.ts';
import { okta } from './descriptions/okta.ts';
import { openAI } from './descriptions/open-ai.ts';
import { pagerDuty } from './descriptions/pager-duty.ts';
import { pandaDoc } from './descriptions/panda-doc.ts';
import { payPal } from './descriptions/pay-pal.ts';
import { pinterest } from './descriptions/pinterest.ts';
import { pipedrive } from './descriptions/pipedrive.ts';
import { recurly } from './descriptions/recurly.ts';
import { segment } from './descriptions/segment.ts';
import { sendGrid } from './descriptions/send-grid.ts';
import { sentry } from './descriptions/sentry.ts';
import { square } from './descriptions/square.ts';
import { typeform } from './descriptions/typeform.ts';
import { webflow } from './descriptions/webflow.ts';
import { wooCommerce } from './descriptions/woo-commerce.ts';
import { xero } from './descriptions/xero.ts';
import { zoom } from './descriptions/zoom.ts';
import type { Dialect } from './dialect.ts';
import type { ProviderDescription } from './general/description.ts';
import { withDigest } from './general/from-digest.ts';
import { generalDialect } from './general/general-dialect.ts';
import { githubDialect } from './github/dialect.ts';
import { googleDialect } from './google/dialect.ts';
import { hubspotDialect } from './hubspot/dialect.ts';
import { linearDialect } from './linear/dialect.ts';
import { notionDialect } from './notion/dialect.ts';
import { salesforceDialect } from './salesforce/dialect.ts';
import { sandboxDialect } from './sandbox/dialect.ts';
import { shopifyDialect } from './shopify/dialect.ts';
import { slackDialect } from './slack/dialect.ts';
import { stripeDialect } from './stripe/dialect.ts';
import { zendeskDialect } from './zendesk-support/dialect.ts';

/** The providers whose API the general simulator plays. */
const described: readonly ProviderDescription[] = [
  asana,
  attio,
  box,
  brevo,
  chargebee,
  clickup,
  constantContact,
  datadog,
  digitalOcean,
  dropboxSign,
  freshbooks,
  front,
  gitlab,
  intercom,
  klaviyo,
  mailchimp,
  miro,
  okta,
  openAI,
  pagerDuty,
  pandaDoc,
  payPal,
  pinterest,
  pipedrive,
  recurly,
  segment,
  sendGrid,
  sentry,
  square,
  typeform,
  webflow,
  wooCommerce,
  xero,
  zoom,
];

/** Every provider that is simulated. */
export const everyDialect: readonly Dialect[] = [
  sandboxDialect,
  atlassianDialect,
  githubDialect,
  googleDialect,
  hubspotDialect,
  linearDialect,
  notionDialect,
  salesforceDialect,
  shopifyDialect,
  slackDialect,
  stripeDialect,
  zendeskDialect,
  ...described.map((one) => generalDialect(withDigest(one))),
];
