import { isProductionBuild, useConsoleWarning } from './console-warning.ts';

/** Warns if a page uses a key that it should not hold. Anyone who opens the page can read the key. */
export function useKeyWarning(apiKey: string | undefined): void {
  useConsoleWarning(findKeyWarning(apiKey));
}

function findKeyWarning(apiKey: string | undefined): string | undefined {
  if (!apiKey) return undefined;
  // The service puts a key's first scope into the key's text.
  if (apiKey.startsWith('dowel_full_')) {
    return 'ServiceProvider got an apiKey of scope full. Everybody who opens the page can read the whole project. Revoke it and pass getToken.';
  }
  return isProductionBuild()
    ? 'ServiceProvider got an apiKey in a production build. Everybody who opens the page can use it for any group. Pass getToken.'
    : undefined;
}
