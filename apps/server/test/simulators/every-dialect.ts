import { atlassianDialect } from './atlassian/dialect.ts';
import { attio } from './descriptions/attio.ts';
import { chargebee } from './descriptions/chargebee.ts';
import { clickup } from './descriptions/clickup.ts';
import { intercom } from './descriptions/intercom.ts';
import { pagerDuty } from './descriptions/pager-duty.ts';
import { pipedrive } from './descriptions/pipedrive.ts';
import { recurly } from './descriptions/recurly.ts';
import { typeform } from './descriptions/typeform.ts';
import type { Dialect } from './dialect.ts';
import type { ProviderDescription } from './general/description.ts';
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
  attio,
  chargebee,
  clickup,
  intercom,
  pagerDuty,
  pipedrive,
  recurly,
  typeform,
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
  ...described.map(generalDialect),
];
