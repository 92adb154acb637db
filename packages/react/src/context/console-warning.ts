import { useEffect, useRef } from 'react';

/** Tells a developer something on the console: once, however often React runs the effect, and never on a server. */
export function useConsoleWarning(message: string | undefined): void {
  const told = useRef<string>(undefined);
  useEffect(() => {
    if (message === undefined || told.current === message) return;
    told.current = message;
    console.warn(message);
  }, [message]);
}

/** Whether the page was built for its users. Every bundler fills this in, for React itself reads it. */
export function isProductionBuild(): boolean {
  return process.env.NODE_ENV === 'production';
}
