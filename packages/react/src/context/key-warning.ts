import { isProductionBuild, useConsoleWarning } from './console-warning.ts';

/** Warns of a key that a page should not hold. Everybody who opens the page can read it. */
export function useKeyWarning(apiKey: string | undefined): void {
  useConsoleWarning(findKeyWarning(apiKey));
}

function findKeyWarning(apiKey: string | undefined): string | undefined {
  if (!apiKey) return undefined;
  // The service writes a key's first scope into its name.
  if (apiKey.startsWith('dowel_full_')) {
    return 'ServiceProvider got an API key of scope full. Everybody who opens this page can read it, and with it all of the project, credentials included. Revoke the key, and pass getToken, or while developing a key of scope frontend.';
  }
  return isProductionBuild()
    ? 'ServiceProvider got an apiKey in a production build. Everybody who opens this page can read it and act for any group. Pass getToken, which gets a token for one person from your backend.'
    : undefined;
}
