import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import './quick-elements.ts';

/**
 * On a busy machine, parts that a screen loads on demand take seconds. A long timeout does not slow down a passing
 * test.
 */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom has no layout, so nothing comes into view. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.IntersectionObserverEntry ??= class {} as unknown as typeof IntersectionObserverEntry;

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
