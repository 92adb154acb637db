import { isDowelError } from '@dowel/client';
import { problemWords } from './problem.ts';

/** Why it is not known whether there is such a thing. */
export function searchFailed(error: unknown): string {
  return `The search failed. ${isDowelError(error) ? problemWords(error) : 'The server did not answer.'}`;
}
