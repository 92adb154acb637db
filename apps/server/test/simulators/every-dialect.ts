import { atlassianDialect } from './atlassian/dialect.ts';
import { attioDialect } from './attio/dialect.ts';
import type { Dialect } from './dialect.ts';
import { githubDialect } from './github/dialect.ts';
import { googleDialect } from './google/dialect.ts';
import { hubspotDialect } from './hubspot/dialect.ts';
import { intercomDialect } from './intercom/dialect.ts';
import { notionDialect } from './notion/dialect.ts';
import { pipedriveDialect } from './pipedrive/dialect.ts';
import { salesforceDialect } from './salesforce/dialect.ts';
import { sandboxDialect } from './sandbox/dialect.ts';
import { shopifyDialect } from './shopify/dialect.ts';
import { slackDialect } from './slack/dialect.ts';
import { stripeDialect } from './stripe/dialect.ts';
import { zendeskDialect } from './zendesk-support/dialect.ts';

/** Every provider that is simulated. */
export const everyDialect: readonly Dialect[] = [
  sandboxDialect,
  atlassianDialect,
  attioDialect,
  githubDialect,
  googleDialect,
  hubspotDialect,
  intercomDialect,
  notionDialect,
  pipedriveDialect,
  salesforceDialect,
  shopifyDialect,
  slackDialect,
  stripeDialect,
  zendeskDialect,
];
