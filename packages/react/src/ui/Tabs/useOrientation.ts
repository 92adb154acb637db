import { type RefObject, useEffect, useState } from 'react';

/** The direction in which the stylesheet lays out a flex container now. A container query may change it. */
export function useOrientation(container: RefObject<HTMLElement | null>): 'vertical' | 'horizontal' {
  const [orientation, setOrientation] = useState<'vertical' | 'horizontal'>('vertical');
  useEffect(() => {
    const element = container.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      setOrientation(getComputedStyle(element).flexDirection === 'row' ? 'horizontal' : 'vertical');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return orientation;
}
