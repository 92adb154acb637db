import { useState } from 'react';

/**
 * A ref for a part of a form that goes away by itself. If the focus is in it then, the form's button takes the focus.
 */
export function useKeptFocus(): (element: HTMLElement | null) => void {
  return useState(keepFocus)[0];
}

function keepFocus() {
  let part: HTMLElement | null = null;
  return (element: HTMLElement | null) => {
    // React calls this with null before it removes the element.
    if (!element && part?.matches(':focus-within'))
      part.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
    part = element;
  };
}
