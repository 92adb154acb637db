import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { VirtualList } from '../VirtualList/VirtualList.tsx';
import type { VirtualListHandle } from '../VirtualList/VirtualRows.tsx';
import { CheckboxRow } from './CheckboxRow.tsx';
import type { CheckboxListOption } from './filter-options.ts';

export interface CheckboxRowsProps {
  options: readonly CheckboxListOption[];
  selected: ReadonlySet<string>;
  onToggle: (value: string, checked: boolean) => void;
  isDisabled: boolean | undefined;
}

/** Longer lists draw only the rows in sight. */
const virtualFrom = 100;
const rowPx = 40;

/** The rows: all of them when they are few, those in sight when they are many. */
export function CheckboxRows(props: CheckboxRowsProps) {
  const { options, selected, isDisabled } = props;
  const onToggle = useLatest(props.onToggle);
  const isVirtual = options.length > virtualFrom;
  const row = (option: CheckboxListOption) => (
    <CheckboxRow
      option={option}
      isDisabled={isDisabled}
      onToggle={onToggle}
      isChecked={selected.has(option.value)}
      isTabStop={!isVirtual}
    />
  );
  if (isVirtual) return <LongList options={options} row={row} />;
  return <ShortList options={options} row={row} isDisabled={isDisabled} />;
}

interface ListProps {
  options: readonly CheckboxListOption[];
  row: (option: CheckboxListOption) => ReactNode;
  isDisabled?: boolean | undefined;
}

function ShortList({ options, row, isDisabled }: ListProps) {
  // Where no row takes the focus, the list itself must, or the keyboard could not scroll it.
  const tabIndex = isDisabled ? 0 : undefined;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="dowel-checkbox-list-rows" role="list" tabIndex={tabIndex}>
      {options.map((option) => (
        <li key={option.value}>{row(option)}</li>
      ))}
    </ul>
  );
}

/**
 * One tab stop for the whole list: the scrolling box takes the focus and hands it to the row that had it last, and the
 * arrow keys move between rows. The stop is set on the element, not by rendering, so moving it renders no row.
 */
function LongList({ options, row }: ListProps) {
  const [active, setActive] = useState(0);
  const list = useRef<VirtualListHandle>(null);
  const move = (to: number) => {
    const index = Math.max(0, Math.min(to, options.length - 1));
    // The row must be there before it can take the focus.
    flushSync(() => setActive(index));
    list.current?.rowAt(index)?.querySelector('input')?.focus({ preventScroll: true });
    list.current?.scrollTo(index);
  };
  const handleFocus = (event: FocusEvent<HTMLDivElement>) => {
    if (event.target === event.currentTarget) return move(active);
    event.currentTarget.tabIndex = -1;
    setActive(indexOfRow(event.target) ?? active);
  };
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.tabIndex = 0;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = keyTarget(event.key, active, options.length);
    if (target === null) return;
    event.preventDefault();
    move(target);
  };
  return (
    <Suspense fallback={<ShortList options={options.slice(0, 20)} row={row} />}>
      <VirtualList
        handle={list}
        scrollerProps={{ tabIndex: 0, onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown }}
        count={options.length}
        estimatedRowPx={rowPx}
        keyOf={(index) => options[index]?.value ?? String(index)}
        keptIndex={active}
        renderRow={(index) => {
          const option = options[index];
          return option && row(option);
        }}
      />
    </Suspense>
  );
}

function indexOfRow(element: Element): number | undefined {
  const index = element.closest<HTMLElement>('[data-index]')?.dataset.index;
  return index === undefined ? undefined : Number(index);
}

function keyTarget(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return from + 1;
    case 'ArrowUp':
      return from - 1;
    case 'PageDown':
      return from + 8;
    case 'PageUp':
      return from - 8;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** A function of lasting identity that calls the newest one, so rows need not be drawn again for a new closure. */
function useLatest<Args extends unknown[]>(callback: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
