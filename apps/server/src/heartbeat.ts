/**
 * Repeats `beat` until it answers false or is stopped. A beat begins only after the one before has ended, and one that
 * fails is tried again the next time. Keeps no process alive.
 */
export function startHeartbeat(everyMs: number, beat: () => Promise<boolean>): { stop(): void } {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  const wait = () => {
    timer = setTimeout(async () => {
      const goesOn = await beat().catch(() => true);
      if (goesOn && !isStopped) wait();
    }, everyMs);
    timer.unref();
  };
  wait();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
