import { type RefObject, useEffect, useState } from 'react';

type Orientation = 'vertical' | 'horizontal';

/**
 * The direction in which the stylesheet lays out the tabs now; a container query may change it. Marks the list with
 * `data-fade` where it scrolls on, so that the stylesheet can show that there are more tabs. Scrolls it to the selected
 * tab. Everything is measured after the browser's own layout and before it paints, so no drawing waits for another layout.
 * @param shown the tabs and the selected one; another value measures anew
 */
export function useTabList(list: RefObject<HTMLElement | null>, shown: string): Orientation {
  const [orientation, setOrientation] = useState<Orientation>('vertical');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other tabs, there is something else to observe
  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const mark = () => markFade(element);
    let width = -1;
    let position = 0;
    const observer = new ResizeObserver(() => {
      setOrientation(orientationOf(element));
      // A person may have scrolled the list elsewhere. Once its own width changes, the selected tab comes back.
      if (width !== element.clientWidth || element.scrollLeft === position) {
        scrollAlong(element);
        position = element.scrollLeft;
      }
      width = element.clientWidth;
      mark();
    });
    observer.observe(element);
    for (const tab of element.children) observer.observe(tab);
    element.addEventListener('scroll', mark);
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [list, shown]);
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

// Not scrollIntoView: that would scroll the host's page, too. The margin is the length of the fade at the ends.
function scrollAlong(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected="true"]');
  if (!tab) return;
  const margin = Number.parseFloat(getComputedStyle(list).scrollPaddingLeft) || 0;
  const [inside, outside] = [tab.getBoundingClientRect(), list.getBoundingClientRect()];
  const [before, after] = [outside.left + margin - inside.left, inside.right - outside.right + margin];
  if (before > 0) list.scrollLeft -= before;
  else if (after > 0) list.scrollLeft += after;
}
