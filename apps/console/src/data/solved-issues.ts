import type { Issue } from '@dowel/schema';

const MOST_SOLVED = 10;

/** An issue that was there when this tab asked before, and is gone. */
export interface Solved {
  readonly issue: Issue;
  /** When that was seen. */
  readonly seenTime: string;
}

/** What a page knows of issues. */
export interface KnownIssues {
  readonly issues: readonly Issue[];
  /** There are more than the server lists. */
  readonly isCut: boolean;
  /** The newest first. */
  readonly solved: readonly Solved[];
}

/** What is gone since it was asked before. Where issues are left out, nobody knows. */
export function solvedSince(
  before: KnownIssues | undefined,
  issues: readonly Issue[],
  isCut: boolean,
  now = new Date(),
): readonly Solved[] {
  if (!before || before.isCut || isCut) return before?.solved ?? [];
  const open = new Set(issues.map(({ id }) => id));
  const gone = before.issues.map((issue) => ({ issue, seenTime: now.toISOString() }));
  return [...gone, ...before.solved].filter(({ issue }) => !open.has(issue.id)).slice(0, MOST_SOLVED);
}
