import { type ComponentType, useEffect, useState } from 'react';
import type { VirtualRowsProps } from './VirtualRows.tsx';

interface Loading {
  Rows?: ComponentType<VirtualRowsProps>;
  error?: unknown;
}

let loaded: Loading = {};

/** Loads the code of the virtual list before a list needs it. */
export async function preloadVirtualRows(): Promise<void> {
  if (loaded.Rows) return;
  const { VirtualRows } = await import('./VirtualRows.tsx');
  loaded = { Rows: VirtualRows };
}

/**
 * The virtual list, as soon as its code has loaded. It never suspends, because React would hold back the whole screen for
 * it. Code that could not be loaded is an error of the screen; mounting it again tries again.
 */
export function useVirtualRows(): ComponentType<VirtualRowsProps> | undefined {
  const [{ Rows, error }, setLoading] = useState(loaded);
  useEffect(() => {
    if (Rows) return;
    let isCurrent = true;
    const show = (loading: Loading) => isCurrent && setLoading(loading);
    preloadVirtualRows().then(
      () => show(loaded),
      (reason) => show({ error: reason }),
    );
    return () => {
      isCurrent = false;
    };
  }, [Rows]);
  if (error) throw error;
  return Rows;
}
