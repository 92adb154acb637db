import { useSyncExternalStore } from 'react';

/** What a page has made and shows once. If the page was left meanwhile, it is shown when the page is opened again. */
export function shownOnce<Made>() {
  let made: Made | undefined;
  let tell: (() => void) | undefined;
  const listen = (listener: () => void) => {
    tell = listener;
    return () => {
      made = undefined;
    };
  };
  return {
    show(one: Made) {
      made = one;
      tell?.();
    },
    useShown: () => useSyncExternalStore(listen, () => made),
  };
}
