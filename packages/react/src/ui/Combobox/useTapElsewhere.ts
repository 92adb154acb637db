import { type RefObject, useEffect } from 'react';
import { useLatest } from '../useLatest.ts';

/** Tells of a tap outside an element. Safari on a phone leaves the focus where it is then, so nothing else tells. */
export function useTapElsewhere(element: RefObject<Element | null>, onTap: () => void): void {
  const tell = useLatest(onTap);
  useEffect(() => {
    const own = element.current;
    if (!own) return;
    let inside: Event | undefined;
    // What a page is told of a shadow root does not name the elements in it. So the element notes what passes it.
    const pass = (event: Event) => {
      inside = event;
    };
    const end = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && event !== inside) tell.current();
    };
    const page = own.ownerDocument;
    own.addEventListener('pointerup', pass);
    page.addEventListener('pointerup', end);
    return () => {
      own.removeEventListener('pointerup', pass);
      page.removeEventListener('pointerup', end);
    };
  }, [element, tell]);
}
