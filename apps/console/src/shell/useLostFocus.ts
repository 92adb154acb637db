import { useEffect } from 'react';

/** A dialog gives the focus back a moment after it is gone. */
const PATIENCE_MS = 100;

/**
 * When what has the focus goes away, such as a button that has done its work, the heading of the page takes the focus.
 * What could not be used for a while, such as a form while the server was away, gets it back.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: HTMLElement | undefined;
    const note = ({ type, target }: Event) => {
      // Whoever presses elsewhere leaves it.
      last = type === 'focusin' && target instanceof HTMLElement ? target : undefined;
    };
    const check = () => {
      if (!last || document.activeElement !== document.body) return;
      const next = last.isConnected ? last : document.querySelector<HTMLElement>('main h1');
      // What is still disabled takes no focus.
      next?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver((changes) => {
      const isOn = changes.some(({ type, target }) => type === 'attributes' && target.contains(last ?? null));
      if (last && (isOn || !last.isConnected)) setTimeout(check, PATIENCE_MS);
    });
    const stopped = new AbortController();
    const { signal } = stopped;
    document.addEventListener('focusin', note, { signal });
    document.addEventListener('pointerdown', note, { signal });
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      stopped.abort();
      observer.disconnect();
    };
  }, []);
}
