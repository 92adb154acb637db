import { runInNewContext } from 'node:vm';

/** Far more than any pattern needs that does not go round in circles. */
const LIMIT_MS = 100;

/**
 * The groups of a pattern in a text. Undefined when the pattern does not match, or does not end in time: some patterns
 * take longer than anyone waits for a short text, and nothing else runs meanwhile.
 */
export function matchInTime(pattern: RegExp, text: string): Record<string, string> | undefined {
  try {
    // Only code that `vm` runs can be stopped.
    const groups: unknown = runInNewContext(
      'pattern.exec(text)?.groups',
      { pattern, text },
      { timeout: LIMIT_MS },
    );
    return typeof groups === 'object' && groups !== null ? { ...groups } : undefined;
  } catch (error) {
    if (isTimeout(error)) return undefined;
    throw error;
  }
}

/** The error may come from the realm of `vm`, where `Error` is another class. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
