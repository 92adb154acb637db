import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';

export interface VirtualListHandle {
  /** Draws a row, scrolls it into sight, and gives its element once it is there. */
  reveal: (index: number, then: (row: HTMLElement) => void) => void;
}

export interface VirtualRowsProps {
  count: number;
  /** First guess of a row's height in pixels; rows are measured as they appear. */
  estimatedRowPx: number;
  keyOf: (index: number) => string;
  renderRow: (index: number) => ReactNode;
  /** This row stays drawn when it is out of sight, so that it can hold the focus. */
  keptIndex: () => number;
  handle: Ref<VirtualListHandle>;
  /** Goes to the element that scrolls, such as what makes it a tab stop. */
  scrollerProps?: ComponentPropsWithoutRef<'div'> | undefined;
}

const usualHeightPx = 384;

export function VirtualRows({
  count,
  estimatedRowPx,
  keyOf,
  renderRow,
  keptIndex,
  handle,
  scrollerProps,
}: VirtualRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLLIElement>({
    count,
    estimateSize: () => estimatedRowPx,
    getItemKey: keyOf,
    getScrollElement: () => scroller.current,
    overscan: 8,
    // In a hidden panel, and in jsdom, nothing has a height: draw as many rows as usually fit.
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) => report({ width, height: height || usualHeightPx })),
    measureElement: (row) => row.offsetHeight || estimatedRowPx,
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), keptIndex(), count),
  });
  useImperativeHandle(handle, () => ({
    reveal: (index, then) => {
      virtualizer.scrollToIndex(index);
      // The row may be drawn only by the rendering that the scrolling causes.
      requestAnimationFrame(() => {
        const row = scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
        if (row) then(row);
      });
    },
  }));
  return (
    <div {...scrollerProps} ref={scroller} className="dowel-virtual-list">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="dowel-virtual-rows" role="list" style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map((item) => (
          <li
            key={item.key}
            ref={virtualizer.measureElement}
            className="dowel-virtual-row"
            data-index={item.index}
            aria-setsize={count}
            aria-posinset={item.index + 1}
            style={{ insetBlockStart: item.start }}
          >
            {renderRow(item.index)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function withIndex(indexes: number[], kept: number, count: number): number[] {
  if (kept < 0 || kept >= count || indexes.includes(kept)) return indexes;
  return [...indexes, kept].sort((a, b) => a - b);
}
