/**
 * Repeats `beat` until it answers false or is stopped. A beat starts only after the one before has ended. If a beat
 * fails, the next one tries again. The heartbeat does not keep the process alive. `stop` waits for the beat under way.
 */
export function startHeartbeat(everyMs: number, beat: () => Promise<unknown>): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout;
  let isStopped = false;
  let running: Promise<unknown> = Promise.resolve();
  const wait = () => {
    timer = setTimeout(async () => {
      running = beat().catch(() => undefined);
      const goesOn = (await running) !== false;
      if (goesOn && !isStopped) wait();
    }, everyMs);
    timer.unref();
  };
  wait();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
