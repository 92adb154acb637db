import { useEffect } from 'react';

/** A dialog gives the focus back a moment after it is gone. */
const PATIENCE_MS = 100;

/** When what has the focus goes away, such as a button that has done its work, the heading of the page takes the focus. */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    const note = ({ type, target }: Event) => {
      // Whoever presses elsewhere leaves it.
      last = type === 'focusin' && target instanceof Element ? target : undefined;
    };
    const check = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = undefined;
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (last && !last.isConnected) setTimeout(check, PATIENCE_MS);
    });
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('pointerdown', note, { signal });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      stopped.abort();
      observer.disconnect();
    };
  }, []);
}
