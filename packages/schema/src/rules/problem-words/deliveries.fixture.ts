import * as words from './deliveries.ts';
import type { Sample, WordsOf } from './sample.fixture.ts';

/** The samples of `deliveries.ts`. */
export const deliverySamples: Record<WordsOf<typeof words>, Sample> = {
  deliveryNotFoundProblem: { code: 'delivery_not_found', said: words.deliveryNotFoundProblem('1') },
  destinationDisabledProblem: {
    code: 'destination_disabled',
    said: words.destinationDisabledProblem('hooks'),
  },
};
