/**
 * Runs `work`, and when a row that it refers to is gone by the time it is written, throws what `gone` has for that
 * constraint. The row was there when it was looked at: somebody has deleted it since.
 */
export async function unlessGone<T>(
  gone: Readonly<Record<string, () => Error>>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = gone[violatedConstraint(error) ?? ''];
    throw problem ? problem() : error;
  }
}

/**
 * Which constraint refused a statement, or undefined when `error` is something else. A refused statement ends its
 * transaction, so prefer `onConflictDoNothing().returning()` where one constraint is meant.
 */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    // Class 23 of the SQLSTATE codes: integrity constraint violation.
    if (typeof code === 'string' && code.startsWith('23') && typeof constraint === 'string')
      return constraint;
  }
  return undefined;
}
