import type { DowelError } from '@dowel/client';

/** Which box a problem is about, by its code. */
export type BoxOfCode = Readonly<Record<string, string>>;

type Problem = Pick<DowelError, 'code' | 'detail' | 'issues'>;

/** Why the server refuses what a box holds, as a sentence. */
export function boxError(
  { code, detail, issues = [] }: Problem,
  box: string,
  codes: BoxOfCode,
): string | undefined {
  if (codes[code ?? ''] === box) return detail;
  const issue = issues.find(({ name }) => isOf(name, box));
  return issue && toSentence(issue.detail ?? 'cannot be used');
}

/** Whether every part of a problem is about a box that is shown. */
export function isAboutBox(
  { code, issues = [] }: Problem,
  boxes: readonly string[],
  codes: BoxOfCode,
): boolean {
  if (codes[code ?? '']) return true;
  return issues.length > 0 && issues.every(({ name }) => boxes.some((box) => isOf(name, box)));
}

/** `destination.metadata.url` is of the box `url`, and `scopes.0` of the box `scopes`. */
function isOf(path: string | undefined, box: string): boolean {
  return path?.split('.').includes(box) === true;
}

function toSentence(words: string): string {
  if (/^must be at least 1 \w+ long$/.test(words)) return 'This is needed.';
  return words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? '' : '.');
}
