// Written by `pnpm generate`, which reads the files it names. Do not edit it.
import type { CatalogueEntry } from '@dowel/schema';
import { activeCampaign } from './active-campaign.ts';
import { adp } from './adp.ts';
import { affinity } from './affinity.ts';
import { aircall } from './aircall.ts';
import { airtable } from './airtable.ts';
import { amplitude } from './amplitude.ts';
import * as apiKeys from './api-keys.ts';
import { apollo } from './apollo.ts';
import { asana } from './asana.ts';
import { ashby } from './ashby.ts';
import { atlassian } from './atlassian.ts';
import { attio } from './attio.ts';
import { bamboohr } from './bamboohr.ts';
import * as basicAuth from './basic-auth.ts';
import { bigCommerce } from './big-commerce.ts';
import { bigquery } from './bigquery.ts';
import { bitbucket } from './bitbucket.ts';
import { box } from './box.ts';
import { braintree } from './braintree.ts';
import { braze } from './braze.ts';
import { brevo } from './brevo.ts';
import { brex } from './brex.ts';
import { calCom } from './cal-com.ts';
import { calendly } from './calendly.ts';
import { chargebee } from './chargebee.ts';
import { clickup } from './clickup.ts';
import { close } from './close.ts';
import { constantContact } from './constant-contact.ts';
import { copper } from './copper.ts';
import { customerJourneysTrack } from './customer-journeys-track.ts';
import { datadog } from './datadog.ts';
import { deel } from './deel.ts';
import { digitalOcean } from './digital-ocean.ts';
import { discord } from './discord.ts';
import { docusign } from './docusign.ts';
import { dovetail } from './dovetail.ts';
import { dropbox } from './dropbox.ts';
import { dropboxSign } from './dropbox-sign.ts';
import { dynamicsBusinessCentral } from './dynamics-business-central.ts';
import { dynamicsCRM } from './dynamics-crm.ts';
import { fathom } from './fathom.ts';
import { figma } from './figma.ts';
import { freshbooks } from './freshbooks.ts';
import { freshdesk } from './freshdesk.ts';
import { freshsales } from './freshsales.ts';
import { freshservice } from './freshservice.ts';
import { front } from './front.ts';
import { github } from './github.ts';
import { gitlab } from './gitlab.ts';
import { gong } from './gong.ts';
import { google } from './google.ts';
import { googleAds } from './google-ads.ts';
import { gorgias } from './gorgias.ts';
import { greenhouse } from './greenhouse.ts';
import { gusto } from './gusto.ts';
import { helpScoutMailbox } from './help-scout-mailbox.ts';
import { hibob } from './hibob.ts';
import { highLevelStandard } from './high-level-standard.ts';
import { hubspot } from './hubspot.ts';
import { intercom } from './intercom.ts';
import { iterable } from './iterable.ts';
import { klaviyo } from './klaviyo.ts';
import { kustomer } from './kustomer.ts';
import { lemlist } from './lemlist.ts';
import { lever } from './lever.ts';
import { linear } from './linear.ts';
import { linkedIn } from './linked-in.ts';
import { mailchimp } from './mailchimp.ts';
import { mailgun } from './mailgun.ts';
import { marketo } from './marketo.ts';
import { meta } from './meta.ts';
import { microsoft } from './microsoft.ts';
import { miro } from './miro.ts';
import { mixpanel } from './mixpanel.ts';
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
import { personio } from './personio.ts';
import { pinterest } from './pinterest.ts';
import { pipedrive } from './pipedrive.ts';
import { posthog } from './posthog.ts';
import { pylon } from './pylon.ts';
import { quickbooks } from './quickbooks.ts';
import { ramp } from './ramp.ts';
import { recurly } from './recurly.ts';
import { ringCentral } from './ring-central.ts';
import { rippling } from './rippling.ts';
import { sageIntacct } from './sage-intacct.ts';
import { salesforce } from './salesforce.ts';
import { salesloft } from './salesloft.ts';
import * as sandboxesAndRegions from './sandboxes-and-regions.ts';
import { segment } from './segment.ts';
import { sendGrid } from './send-grid.ts';
import { sentry } from './sentry.ts';
import { serviceNow } from './service-now.ts';
import { shopify } from './shopify.ts';
import { slack } from './slack.ts';
import { smartRecruiters } from './smart-recruiters.ts';
import { smartsheet } from './smartsheet.ts';
import { snowflake } from './snowflake.ts';
import { square } from './square.ts';
import { stripe } from './stripe.ts';
import { sugarCRM } from './sugar-crm.ts';
import { surveyMonkey } from './survey-monkey.ts';
import { teamtailor } from './teamtailor.ts';
import { tiktokAds } from './tiktok-ads.ts';
import { trello } from './trello.ts';
import { twilio } from './twilio.ts';
import { typeform } from './typeform.ts';
import { webflow } from './webflow.ts';
import { wooCommerce } from './woo-commerce.ts';
import { workable } from './workable.ts';
import { workday } from './workday.ts';
import { xero } from './xero.ts';
import { zendeskSupport } from './zendesk-support.ts';
import { zoho } from './zoho.ts';
import { zoom } from './zoom.ts';
import { zoomInfo } from './zoom-info.ts';

/** The entries that ship with Dowel, by provider name. */
export const ownProviders: Record<string, CatalogueEntry> = {
  activeCampaign,
  adp,
  affinity,
  aircall,
  airtable,
  amplitude,
  ...apiKeys,
  apollo,
  asana,
  ashby,
  atlassian,
  attio,
  bamboohr,
  ...basicAuth,
  bigCommerce,
  bigquery,
  bitbucket,
  box,
  braintree,
  braze,
  brevo,
  brex,
  calCom,
  calendly,
  chargebee,
  clickup,
  close,
  constantContact,
  copper,
  customerJourneysTrack,
  datadog,
  deel,
  digitalOcean,
  discord,
  docusign,
  dovetail,
  dropboxSign,
  dropbox,
  dynamicsBusinessCentral,
  dynamicsCRM,
  fathom,
  figma,
  freshbooks,
  freshdesk,
  freshsales,
  freshservice,
  front,
  github,
  gitlab,
  gong,
  googleAds,
  google,
  gorgias,
  greenhouse,
  gusto,
  helpScoutMailbox,
  hibob,
  highLevelStandard,
  hubspot,
  intercom,
  iterable,
  klaviyo,
  kustomer,
  lemlist,
  lever,
  linear,
  linkedIn,
  mailchimp,
  mailgun,
  marketo,
  meta,
  microsoft,
  miro,
  mixpanel,
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
  personio,
  pinterest,
  pipedrive,
  posthog,
  pylon,
  quickbooks,
  ramp,
  recurly,
  ringCentral,
  rippling,
  sageIntacct,
  salesforce,
  salesloft,
  ...sandboxesAndRegions,
  segment,
  sendGrid,
  sentry,
  serviceNow,
  shopify,
  slack,
  smartRecruiters,
  smartsheet,
  snowflake,
  square,
  stripe,
  sugarCRM,
  surveyMonkey,
  teamtailor,
  tiktokAds,
  trello,
  twilio,
  typeform,
  webflow,
  wooCommerce,
  workable,
  workday,
  xero,
  zendeskSupport,
  zoho,
  zoomInfo,
  zoom,
};
