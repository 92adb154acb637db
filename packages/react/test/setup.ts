import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/**
 * On a busy machine, parts that a screen loads on demand take seconds. A long timeout does not slow down a passing
 * test.
 */
configure({ asyncUtilTimeout: 15_000 });

/**
 * jsdom has no layout, and a virtual list without a height draws no rows. This gives the list a height and does nothing
 * else.
 */
class ListSizeObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(target: Element): void {
    if (!target.matches('.dowel-virtual-list')) return;
    const contentRect = new DOMRect(0, 0, 640, 384);
    queueMicrotask(() => this.#tell([{ target, contentRect } as unknown as ResizeObserverEntry], this));
  }

  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver ??= ListSizeObserver;
// The tests of server rendering have no document.
if (typeof Element !== 'undefined') Element.prototype.scrollTo ??= () => {};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
