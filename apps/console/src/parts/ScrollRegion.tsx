import type { ReactNode } from 'react';

/** A table that may be wider than its box, and has nothing in it that takes the focus: the keyboard can scroll it. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, no key scrolls the region
    <section className="console-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
