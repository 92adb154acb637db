import { nearest } from './nearest.ts';
import type { BadInput } from './problem-words/requests.ts';

/** What is wrong when a list is narrowed to a value that nothing can have. */
export function unknownFilter(name: string, value: string, known: readonly string[]): BadInput {
  const meant = nearest(value, known);
  const hint = meant === undefined ? '' : `; did you mean "${meant}"?`;
  return { in: 'query', name, value, detail: `is a value that does not exist${hint}` };
}
