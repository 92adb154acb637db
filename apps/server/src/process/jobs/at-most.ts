/** Work that takes no more than a part of the time: after it, calls do nothing for as long as that needs. */
export function atMost(part: number, work: () => Promise<void>): () => Promise<void> {
  let restsUntil = 0;
  return async () => {
    const started = performance.now();
    if (started < restsUntil) return;
    await work();
    const ended = performance.now();
    restsUntil = ended + (ended - started) / part;
  };
}
