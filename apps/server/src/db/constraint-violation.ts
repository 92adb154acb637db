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
