import { it } from 'vitest';

/** Whether this is the full run. */
export const isFull = process.env.DOWEL_TESTS === 'full';

/** A test that only the full run has, because it does not fit into the time of CI. */
export const inFull = it.runIf(isFull);
