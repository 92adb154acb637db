import { useState } from 'react';

/**
 * A ref for a part that goes away by itself. If the focus is in it then, the button of its form takes the focus, or else the
 * heading of its panel.
 */
export function useKeptFocus(): (element: HTMLElement | null) => void {
  return useState(keepFocus)[0];
}

function keepFocus() {
  let part: HTMLElement | null = null;
  return (element: HTMLElement | null) => {
    // React calls this with null before it removes the element.
    if (!element && part?.matches(':focus-within'))
      part.closest('form, .dowel-panel')?.querySelector<HTMLElement>('[type=submit], h3[tabindex]')?.focus();
    part = element;
  };
}
