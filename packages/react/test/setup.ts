import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A busy machine takes seconds to load what a screen loads on demand. Waiting long costs a passing test nothing. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom lays nothing out, and a list without a height draws no rows: gives it one, and leaves the rest as it is. */
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
// Rendering on a server is tested without a document.
if (typeof Element !== 'undefined') Element.prototype.scrollTo ??= () => {};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
