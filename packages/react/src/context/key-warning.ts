import { isProductionBuild, useConsoleWarning } from './console-warning.ts';

/** Warns if a page uses a key that it should not hold. Anyone who opens the page can read the key. */
export function useKeyWarning(apiKey: string | undefined): void {
  useConsoleWarning(findKeyWarning(apiKey));
}

function findKeyWarning(apiKey: string | undefined): string | undefined {
  if (!apiKey) return undefined;
  // The service puts into a key's text what it is for.
  if (/^dowel_(full|part)_/.test(apiKey)) {
    return 'ServiceProvider got an apiKey for backends. Everybody who opens the page can use it for any group of the project. Revoke it and pass getToken.';
  }
  return isProductionBuild()
    ? 'ServiceProvider got an apiKey in a production build. Everybody who opens the page can use it for any group. Pass getToken.'
    : undefined;
}
