import { type RefObject, useEffect, useState } from 'react';

type Orientation = 'vertical' | 'horizontal';

/**
 * The direction in which the stylesheet lays out the tabs now; a container query may change it. Marks the list with
 * `data-fade` where it scrolls on, so that the stylesheet can show that there are more tabs.
 */
export function useTabList(list: RefObject<HTMLElement | null>): Orientation {
  const [orientation, setOrientation] = useState<Orientation>('vertical');
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const mark = () => markFade(element);
    const observer = new ResizeObserver(() => {
      setOrientation(orientationOf(element));
      mark();
    });
    observer.observe(element);
    element.addEventListener('scroll', mark);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [list]);
  // The tabs may have changed.
  useEffect(() => {
    if (list.current) markFade(list.current);
  });
  return orientation;
}

/** The direction in which the tabs are laid out at this moment. */
export function orientationOf(list: HTMLElement): Orientation {
  const { display, flexDirection } = getComputedStyle(list);
  return display === 'flex' && flexDirection === 'row' ? 'horizontal' : 'vertical';
}

function markFade(list: HTMLElement): void {
  const hidden = list.scrollWidth - list.clientWidth;
  // From right to left, the position is 0 or less.
  const left = list.scrollLeft + (getComputedStyle(list).direction === 'rtl' ? hidden : 0);
  const sides = [left > 1 && 'left', hidden - left > 1 && 'right'].filter(Boolean);
  if (sides.length === 0) delete list.dataset.fade;
  else list.dataset.fade = sides[1] ? 'both' : `${sides[0]}`;
}
