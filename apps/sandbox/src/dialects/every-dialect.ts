import type { Dialect } from './dialect.ts';
import { hubspotDialect } from './hubspot/dialect.ts';
import { salesforceDialect } from './salesforce/dialect.ts';
import { sandboxDialect } from './sandbox/dialect.ts';
import { stripeDialect } from './stripe/dialect.ts';

/** Every provider that is simulated. */
export const everyDialect: readonly Dialect[] = [
  sandboxDialect,
  hubspotDialect,
  salesforceDialect,
  stripeDialect,
];
