/**
 * Runs `work`. If a foreign key refuses a row, something that it refers to was deleted after it was looked up. Then runs
 * `otherwise`: by default `work` again, whose look-up says now what is gone.
 */
export async function unlessGone<T>(work: () => Promise<T>, otherwise = work): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!refersToGone(error)) throw error;
    return otherwise();
  }
}

function refersToGone(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // What others refer to may not be deleted: the same code, and nothing is gone.
    if ('query' in cause && /^delete/i.test(`${cause.query}`)) return false;
    if ('code' in cause && cause.code === '23503') return !isRefusedAsGone(error);
  }
  return false;
}

/** Whether a statement was refused because the project was deleted after the caller was identified. */
export function isRefusedAsGone(error: unknown): boolean {
  return violatedConstraint(error)?.endsWith('_project_id_projects_id_fk') === true;
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
