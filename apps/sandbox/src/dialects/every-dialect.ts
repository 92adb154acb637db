import type { Dialect } from './dialect.ts';
import { salesforceDialect } from './salesforce/dialect.ts';
import { sandboxDialect } from './sandbox/dialect.ts';
import { zendeskDialect } from './zendesk-support/dialect.ts';

/** Every provider that is simulated. */
export const everyDialect: readonly Dialect[] = [sandboxDialect, salesforceDialect, zendeskDialect];
