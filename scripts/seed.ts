import { configureGlobal } from 'fast-check';

// Properties try other cases in each run, unless a seed is given. CI gives one. A failure prints the seed it had.
const seed = process.env.DOWEL_TEST_SEED;
if (seed !== undefined) configureGlobal({ seed: Number(seed) });
