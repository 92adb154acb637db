/** The command cannot start as it was called: a flag, a setting or the file is wrong or missing. */
export class UsageError extends Error {
  override name = 'UsageError';
}
