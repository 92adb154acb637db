/**
 * Starts some work and settles with its result, or rejects with the signal's reason if the abort comes first.
 * `start` may return a function. It is called once, after either has happened.
 */
export function untilAborted<Value>(
  signal: AbortSignal | undefined,
  start: (resolve: (value: Value) => void, reject: (reason: unknown) => void) => (() => void) | undefined,
): Promise<Value> {
  let stop: (() => void) | undefined;
  let abort: (() => void) | undefined;
  const settled = new Promise<Value>((resolve, reject) => {
    signal?.throwIfAborted();
    abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort);
    stop = start(resolve, reject);
  });
  return settled.finally(() => {
    if (abort) signal?.removeEventListener('abort', abort);
    stop?.();
  });
}
