import type { Budget } from '@dowel/schema/connector';

/** How many calls a provider allows. What is said here beside the format, a connector of code can say. */
export type CallBudget = Budget & {
  /** Parts of paths, such as `/incremental/`. Only calls of paths that contain one of them count. Absent: all. */
  readonly paths?: readonly string[] | undefined;
  /**
   * The provider counts the calls of such a time, and not how they are spread in it. After a pause of twice that time,
   * most of them may be made at once, within a twelfth of it. Calls that follow are spread as before, a tenth slower. A
   * quota does not need it.
   */
  readonly burst?: boolean | undefined;
  /**
   * A header that says how many calls are left, as a number, or as how many of how many are used (`18/15000`). It only
   * makes our own count of what is left smaller, never larger, because others may use the same budget.
   */
  readonly remaining?: { readonly header: string; readonly format: 'left' | 'usage' } | undefined;
};
