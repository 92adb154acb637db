import { isProductionBuild, useConsoleWarning } from './console-warning.ts';

/** Warns of a key that a page should not hold. Everybody who opens the page can read it. */
export function useKeyWarning(apiKey: string | undefined): void {
  useConsoleWarning(findKeyWarning(apiKey));
}

function findKeyWarning(apiKey: string | undefined): string | undefined {
  if (!apiKey) return undefined;
  // The service writes a key's first scope into its name.
  if (apiKey.startsWith('dowel_full_')) {
    return 'ServiceProvider got an apiKey of scope full. Everybody who opens the page can read all of the project with it. Revoke it and pass getToken.';
  }
  return isProductionBuild()
    ? 'ServiceProvider got an apiKey in a production build. Everybody who opens the page can use it for any group. Pass getToken.'
    : undefined;
}
