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
