import { atlassianDialect } from './atlassian/dialect.ts';
import * as descriptions from './descriptions/index.ts';
import type { Dialect } from './dialect.ts';
import { withDigest } from './general/from-digest.ts';
import { generalDialect } from './general/general-dialect.ts';
import { googleDialect } from './google/dialect.ts';
import { hubspotDialect } from './hubspot/dialect.ts';
import { linearDialect } from './linear/dialect.ts';
import { mondayDialect } from './monday/dialect.ts';
import { notionDialect } from './notion/dialect.ts';
import { salesforceDialect } from './salesforce/dialect.ts';
import { sandboxDialect } from './sandbox/dialect.ts';
import { shopifyDialect } from './shopify/dialect.ts';
import { slackDialect } from './slack/dialect.ts';

/** Every provider that is simulated. */
export const everyDialect: readonly Dialect[] = [
  sandboxDialect,
  atlassianDialect,
  googleDialect,
  hubspotDialect,
  linearDialect,
  mondayDialect,
  notionDialect,
  salesforceDialect,
  shopifyDialect,
  slackDialect,
  ...Object.values(descriptions).map((one) => generalDialect(withDigest(one))),
];
