import type {} from '@vitest/browser-playwright';
import type { BrowserCommand } from 'vitest/node';

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferScheme: (scheme: string) => Promise<void>;
  }
}

/** Makes the system of the browser light or dark. A page cannot do that. */
export const preferScheme: BrowserCommand<[scheme: string]> = async ({ page }, scheme) => {
  await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });
};
