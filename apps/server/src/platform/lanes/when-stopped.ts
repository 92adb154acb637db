/**
 * Aborts when the process stops, but not at the end of the turn's time: another server may take longer to answer, and a
 * call that was cut off would be made again.
 */
export function whenStopped(turnSignal: AbortSignal): AbortSignal {
  const stopping = new AbortController();
  const onAbort = () => {
    const { reason } = turnSignal;
    if (!(reason instanceof DOMException && reason.name === 'TimeoutError')) stopping.abort(reason);
  };
  if (turnSignal.aborted) onAbort();
  else turnSignal.addEventListener('abort', onAbort, { once: true });
  return stopping.signal;
}
