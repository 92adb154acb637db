import { useEffect } from 'react';

/** In development, warns that all sizes differ from the design, because the page's root font size is not 16 pixels. */
export function useRootSizeNote(): void {
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') return;
    const root = getComputedStyle(document.documentElement);
    const px = Number.parseFloat(root.fontSize);
    // Whoever has set the unit knows of it. Without the stylesheet there is no unit.
    if (px === 16 || root.getPropertyValue('--dowel-unit').trim() !== '1rem') return;
    console.warn(
      `The root of this page has a font size of ${px}px instead of 16px, and the sizes of Dowel follow it. Add to your CSS: :root { --dowel-unit: ${16 / px}rem }`,
    );
  }, []);
}
