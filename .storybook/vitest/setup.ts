import type { Report } from 'storybook/preview-api';
import { afterEach } from 'vitest';

declare module 'vitest' {
  interface TestContext {
    /** Set by `@storybook/addon-vitest`. */
    story?: { reporting: { reports: Report[] } };
  }
}

// The addon hands reports over only if a story passed. The counts also need those of a story that failed.
afterEach(({ task, story }) => {
  Object.assign(task.meta, { reports: story?.reporting.reports ?? [] });
});
