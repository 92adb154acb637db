import type { ComponentType } from 'react';
import { type LazyPart, useLoadedPart, useNeededPart } from '../useLoadedPart.ts';
import type { VirtualRowsProps } from './VirtualRows.tsx';

const virtualRows: LazyPart<ComponentType<VirtualRowsProps>> = {
  load: () => import('./VirtualRows.tsx').then(({ VirtualRows }) => VirtualRows),
};

/** Loads the code of the virtual list before a list needs it. The list itself tries again, and tells if that fails. */
export function usePreloadedVirtualRows(isWanted: boolean): void {
  useLoadedPart(virtualRows, isWanted, false);
}

/** The virtual list, as soon as its code has loaded. Code that could not be loaded is an error of the screen. */
export function useVirtualRows(): ComponentType<VirtualRowsProps> | undefined {
  return useNeededPart(virtualRows);
}
