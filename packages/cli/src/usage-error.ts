/** The command cannot start as it was called. */
export class UsageError extends Error {
  override name = 'UsageError';
}
