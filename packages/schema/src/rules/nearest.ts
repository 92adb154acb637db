import { distance } from 'fastest-levenshtein';

/** The candidate that the writer most likely meant; `undefined` when none is close. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // The work grows with the square of the length, and nothing this long is a typo.
  if (word.length > 100) return undefined;
  const scored = candidates
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((left, right) => left.steps - right.steps);
  const [best] = scored;
  if (!best) return undefined;
  const { candidate, steps } = best;
  // With as many steps as letters, not one of them is the same.
  const isOther = steps >= Math.max(word.length, candidate.length);
  return !isOther && steps <= Math.max(2, Math.floor(candidate.length / 3)) ? candidate : undefined;
}
