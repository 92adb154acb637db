/** How long a page took from its request until its first button could be used, and its longest task, in milliseconds. */
export interface LoadTimes {
  usable: number;
  longestTask: number;
}

declare global {
  var seen: LoadTimes;
}

/** What every page of this comparison has. */
export const box = document.body.appendChild(document.createElement('main'));
export const options = { project: 'demo', apiKey: 'mock_frontend' };
export const who = { integration: 'crm-sync', groupRef: 'acme', consumerRef: 'ada' };

globalThis.seen = { usable: 0, longestTask: 0 };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) seen.longestTask = Math.max(seen.longestTask, duration);
}).observe({ type: 'longtask', buffered: true });
new MutationObserver((_, observer) => {
  if (!box.querySelector('button:not(:disabled)') || box.querySelector('.dowel-skeleton')) return;
  observer.disconnect();
  // After the frame in which it is painted.
  requestAnimationFrame(() => setTimeout(() => Object.assign(seen, { usable: performance.now() })));
}).observe(box, { subtree: true, childList: true, attributes: true });
