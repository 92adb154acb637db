import { useEffect, useSyncExternalStore } from 'react';

/** What a page has made and shows once. If the page was left meanwhile, it is shown when the page is opened again. */
export function shownOnce<Made>() {
  const made = new Map<string, Made | undefined>();
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** @param of where it is shown: the project, or the connection */
    show(of: string, one?: Made) {
      made.set(of, one);
      for (const tell of listeners) tell();
    },
    useShown(of: string) {
      useEffect(() => () => void made.delete(of), [made, of]);
      return useSyncExternalStore(listen, () => made.get(of));
    },
  };
}
