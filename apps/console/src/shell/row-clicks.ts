import { useEffect } from 'react';

/** What does something of its own when it is clicked. */
const own = 'a, button, input, select, textarea, label, summary';

/** A click anywhere on a row of a table opens what its link opens, unless text was selected. */
export function useRowClicks(): void {
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(own) || window.getSelection()?.type === 'Range')
        return;
      target.closest('main tr')?.querySelector<HTMLElement>('[data-row-link]')?.click();
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
}
