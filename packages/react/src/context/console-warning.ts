import { useEffect, useRef } from 'react';

/**
 * Warns the developer on the console. The same warning comes once, however often React runs the effect, and never on a
 * server.
 */
export function useConsoleWarning(message: string | undefined): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (message === undefined || told.current === message) return;
    told.current = message;
    console.warn(message);
  }, [message]);
}

/** Whether this is a production build. Every bundler fills in the variable, because React itself reads it. */
export function isProductionBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}

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

/** In development, says that every size is smaller or larger than drawn, because the page's root is not 16 pixels. */
export function useRootSizeNote(): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    const root = getComputedStyle(document.documentElement);
    const px = Number.parseFloat(root.fontSize);
    // Whoever has set the unit knows of it. Without the stylesheet there is no unit.
    if (px === 16 || root.getPropertyValue('--dowel-unit').trim() !== '1rem') return;
    console.warn(
      `The root of this page has a font size of ${px}px instead of 16px, and the sizes of Dowel follow it. Add to your CSS: :root { --dowel-unit: ${16 / px}rem }`,
    );
  }, []);
}
