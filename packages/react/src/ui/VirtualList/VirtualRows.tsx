import { type ComponentPropsWithoutRef, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { flushSync } from 'react-dom';
import { rowsInSight, scrollToSee } from './row-offsets';
import { useMeasuredRows } from './useMeasuredRows';

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

const around = 8;

export function VirtualRows(props: VirtualRowsProps) {
  const { count, estimatedRowPx, keyOf, renderRow, keptIndex, handle, scrollerProps } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { offsets, view, look } = useMeasuredRows(scroller, count, estimatedRowPx);
  useImperativeHandle(handle, () => ({
    reveal(index, then) {
      const box = scroller.current;
      if (!box) return;
      box.scrollTop = scrollToSee(offsets, index, view);
      // The row must be there before it can take the focus.
      flushSync(look);
      const row = box.querySelector<HTMLElement>(`[data-index="${index}"]`);
      if (row) then(row);
    },
  }));
  return (
    <div {...scrollerProps} ref={scroller} className="dowel-virtual-list" onScroll={look}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul className="dowel-virtual-rows" role="list" style={{ blockSize: offsets[count] }}>
        {rowsInSight(offsets, view, { around, kept: keptIndex() }).map((index) => (
          <li
            key={keyOf(index)}
            className="dowel-virtual-row"
            data-index={index}
            aria-setsize={count}
            aria-posinset={index + 1}
            style={{ insetBlockStart: offsets[index] }}
          >
            {renderRow(index)}
          </li>
        ))}
      </ul>
    </div>
  );
}
