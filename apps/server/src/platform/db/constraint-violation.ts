/**
 * Runs `work`. If a constraint refuses the write because a row that it refers to was deleted in the meantime, throws
 * the error that `gone` has for that constraint.
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
 * The constraint that refused a statement, or undefined for any other error. A refused statement ends its transaction.
 * So if you expect one certain constraint, prefer `onConflictDoNothing().returning()`.
 */
export function violatedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown };
    // Class 23 of the SQLSTATE codes: integrity constraint violation.
    if (typeof code !== 'string' || !code.startsWith('23')) continue;
    // What another node of a cluster refuses is told by its text alone. Its tables are parts, which have numbers.
    const name = typeof constraint === 'string' ? constraint : /constraint "(\w+)"/.exec(cause.message)?.[1];
    return name?.replace(/_\d{6,}$/, '');
  }
  return undefined;
}
