/**
 * Repeats `beat` until it returns false or is stopped. A beat starts only after the one before has ended. If a beat
 * fails, the next one tries again. The heartbeat does not keep the process alive.
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
