import { attioDialect } from './attio/dialect.ts';
import type { Dialect } from './dialect.ts';
import { googleDialect } from './google/dialect.ts';
import { hubspotDialect } from './hubspot/dialect.ts';
import { intercomDialect } from './intercom/dialect.ts';
import { pipedriveDialect } from './pipedrive/dialect.ts';
import { salesforceDialect } from './salesforce/dialect.ts';
import { sandboxDialect } from './sandbox/dialect.ts';
import { slackDialect } from './slack/dialect.ts';
import { stripeDialect } from './stripe/dialect.ts';
import { zendeskDialect } from './zendesk-support/dialect.ts';

/** Every provider that is simulated. */
export const everyDialect: readonly Dialect[] = [
  sandboxDialect,
  attioDialect,
  googleDialect,
  hubspotDialect,
  intercomDialect,
  pipedriveDialect,
  salesforceDialect,
  slackDialect,
  stripeDialect,
  zendeskDialect,
];
