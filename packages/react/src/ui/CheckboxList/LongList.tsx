import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CheckboxListOption } from './filter-options.ts';

export interface LongListProps {
  options: readonly CheckboxListOption[];
  row: (option: CheckboxListOption) => ReactNode;
}

/** How many rows are drawn and removed together, and how high one is until it has been drawn. */
const rowsTogether = 20;
const rowPx = 40;

/**
 * Draws only the rows near those that are visible. The whole list is one tab stop: the box takes the focus and passes it
 * to the row that had it last. The arrow keys move between rows. The handlers set `tabIndex` on the element directly, so
 * that no row has to render.
 */
export function LongList({ options, row }: LongListProps) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const move = (to: number) => {
    const index = Math.max(0, Math.min(to, options.length - 1));
    // The row must be drawn before it can take the focus.
    flushSync(() => setActive(index));
    const place = list.current?.querySelector(`[aria-posinset="${index + 1}"]`);
    place?.querySelector('input')?.focus({ preventScroll: true });
    place?.scrollIntoView?.({ block: 'nearest' });
  };
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) {
      // A mouse that is pressed beside a checkbox focuses the box as well. The row under it must not move away.
      if (event.target.matches(':focus-visible')) move(active);
      return;
    }
    event.currentTarget.tabIndex = -1;
    setActive(Number(event.target.closest('[aria-posinset]')?.getAttribute('aria-posinset')) - 1);
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      PageDown: active + 8,
      PageUp: active - 8,
      Home: 0,
      End: options.length,
    }[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(target);
  };
  const starts = options.flatMap((_, index) => (index % rowsTogether === 0 ? index : []));
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows stand in elements that keep their place, not in a list directly
    <div
      ref={list}
      role="list"
      className="dowel-checkbox-list-long"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it passes the focus to a row
      tabIndex={0}
      onFocus={handleFocus}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      {starts.map((start) => (
        <Rows
          key={start}
          heightPx={rowPx * Math.min(rowsTogether, options.length - start)}
          isKept={active >= start && active < start + rowsTogether}
          draw={() =>
            options.slice(start, start + rowsTogether).map((option, index) => (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={option.value}
                role="listitem"
                aria-setsize={options.length}
                aria-posinset={start + index + 1}
              >
                {row(option)}
              </div>
            ))
          }
        />
      ))}
    </div>
  );
}

interface RowsProps {
  /** How high they probably are. */
  heightPx: number;
  /** Whether one of them has the focus, or takes it next. */
  isKept: boolean;
  draw: () => ReactNode;
}

/** Rows that are drawn near the visible ones. Elsewhere, an empty element has their height. */
function Rows({ heightPx, isKept, draw }: RowsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [emptyPx, setEmptyPx] = useState<number | undefined>(heightPx);
  useEffect(() => {
    const element = place.current;
    // Where nothing tells what is visible, every row is drawn. Tests in jsdom often have an observer that never tells, but
    // not its entries.
    if (!element || typeof IntersectionObserverEntry === 'undefined') return setEmptyPx(undefined);
    const observer = new IntersectionObserver(
      (entries) => {
        const { offsetHeight } = element;
        // What the page hides has no height, and stays as it was.
        if (offsetHeight > 0) setEmptyPx(entries.at(-1)?.isIntersecting ? undefined : offsetHeight);
      },
      { root: element.parentElement, rootMargin: '50%' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ blockSize: isKept ? undefined : emptyPx }}>
      {(isKept || emptyPx === undefined) && draw()}
    </div>
  );
}
