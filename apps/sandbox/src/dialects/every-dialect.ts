import type { Dialect } from './dialect.ts';
import { sandboxDialect } from './sandbox/dialect.ts';
import { stripeDialect } from './stripe/dialect.ts';

/** Every provider that is simulated. */
export const everyDialect: readonly Dialect[] = [sandboxDialect, stripeDialect];
