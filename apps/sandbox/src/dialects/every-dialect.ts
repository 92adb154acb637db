import type { Dialect } from './dialect.ts';
import { hubspotDialect } from './hubspot/dialect.ts';
import { intercomDialect } from './intercom/dialect.ts';
import { sandboxDialect } from './sandbox/dialect.ts';

/** Every provider that is simulated. */
export const everyDialect: readonly Dialect[] = [sandboxDialect, hubspotDialect, intercomDialect];
