/**
 * Calls a callback of the page, if there is one. What it throws is a mistake of the page: the browser reports it, and what called it here
 * goes on.
 */
export function callPage<Given extends unknown[]>(
  callback: ((...given: Given) => void) | undefined,
  ...given: Given
): void {
  try {
    callback?.(...given);
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** What a callback of the page gets for a failure. */
export function asError(failure: unknown): Error {
  return failure instanceof Error ? failure : new Error(String(failure));
}
