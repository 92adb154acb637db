import {
  type ComponentPropsWithoutRef,
  createContext,
  Fragment,
  forwardRef,
  type ReactNode,
  type Ref,
  useContext,
  useImperativeHandle,
  useRef,
} from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
  type VirtualizerHandle,
} from 'virtua';

export interface VirtualListHandle {
  /** Scrolls as little as possible until the whole row is visible. */
  scrollTo: (index: number) => void;
  /** The element of a row, if the row is drawn. */
  rowAt: (index: number) => HTMLElement | undefined;
}

export interface VirtualRowsProps {
  count: number;
  /** The estimated height of a row in pixels. Each row is measured when it appears. */
  estimatedRowPx: number;
  keyOf: (index: number) => string;
  renderRow: (index: number) => ReactNode;
  /** This row stays drawn even when it is not visible, so that it can keep the focus. */
  keptIndex: number;
  handle: Ref<VirtualListHandle>;
  /** Props for the element that scrolls, such as those that make it a tab stop. */
  scrollerProps?: ComponentPropsWithoutRef<'div'> | undefined;
}

export function VirtualRows(props: VirtualRowsProps) {
  const { count, estimatedRowPx, keyOf, renderRow, keptIndex, handle, scrollerProps } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useRef<VirtualizerHandle>(null);
  useImperativeHandle(handle, () => ({
    scrollTo: (index) => virtualizer.current?.scrollToIndex(index, { align: 'nearest' }),
    rowAt: (index) => scroller.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? undefined,
  }));
  return (
    <div {...scrollerProps} ref={scroller} className="dowel-virtual-list">
      <RowCount.Provider value={count}>
        <Virtualizer
          ref={virtualizer}
          scrollRef={scroller}
          data={{ length: count }}
          itemSize={estimatedRowPx}
          keepMounted={[keptIndex]}
          as={List}
          item={Row}
        >
          {(_, index) => <Fragment key={keyOf(index)}>{renderRow(index)}</Fragment>}
        </Virtualizer>
      </RowCount.Provider>
    </div>
  );
}

const RowCount = /* @__PURE__ */ createContext(0);

const List = /* @__PURE__ */ forwardRef<HTMLUListElement, CustomContainerComponentProps>(function List(
  { style, children },
  ref,
) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul ref={ref} role="list" className="dowel-virtual-rows" style={style}>
      {children}
    </ul>
  );
});

const Row = /* @__PURE__ */ forwardRef<HTMLLIElement, CustomItemComponentProps>(function Row(
  { style, index, children },
  ref,
) {
  const count = useContext(RowCount);
  // The virtualizer hides a row until it is measured. A hidden row cannot take the focus, so we drop `visibility`.
  const { visibility: _, ...place } = style;
  return (
    <li
      ref={ref}
      className="dowel-virtual-row"
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      style={place}
    >
      {children}
    </li>
  );
});
