import { type FocusEvent, type KeyboardEvent, type ReactNode, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../useLatest.ts';
import { useVirtualRows } from '../VirtualList/useVirtualRows.ts';
import type { VirtualListHandle } from '../VirtualList/VirtualRows.tsx';
import { CheckboxRow } from './CheckboxRow.tsx';
import type { CheckboxListOption } from './filter-options.ts';

export interface CheckboxRowsProps {
  options: readonly CheckboxListOption[];
  selected: ReadonlySet<string>;
  onToggle: (value: string, checked: boolean) => void;
  isDisabled: boolean | undefined;
}

/** Longer lists draw only the visible rows. */
export const virtualFrom = 100;
const rowPx = 40;
/** How many rows are drawn while the code for all of them loads. They fill the list's height. */
const rowsAtFirst = 20;

/** Draws all rows of a short list, and only the visible rows of a long one. */
export function CheckboxRows(props: CheckboxRowsProps) {
  const { options, selected, isDisabled } = props;
  const latestToggle = useLatest(props.onToggle);
  // Stays the same, so a new callback does not draw the rows again.
  const onToggle = useCallback(
    (value: string, checked: boolean) => latestToggle.current(value, checked),
    [latestToggle],
  );
  const isVirtual = options.length > virtualFrom;
  const row = (option: CheckboxListOption, as: 'div' | 'li') => (
    <CheckboxRow
      key={option.value}
      as={as}
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
  row: (option: CheckboxListOption, as: 'div' | 'li') => ReactNode;
  isDisabled?: boolean | undefined;
}

function ShortList({ options, row, isDisabled }: ListProps) {
  // Disabled rows cannot take the focus. So the list takes it; otherwise the keyboard could not scroll.
  const tabIndex = isDisabled ? 0 : undefined;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="dowel-checkbox-list-rows" role="list" tabIndex={tabIndex}>
      {options.map((option) => row(option, 'li'))}
    </ul>
  );
}

/**
 * The whole list is one tab stop. The scrolling box takes the focus and passes it to the row that had it last. The
 * arrow keys move between rows. The handlers set `tabIndex` on the element directly, so that no row has to render.
 */
function LongList({ options, row }: ListProps) {
  const VirtualRows = useVirtualRows();
  const [active, setActive] = useState(0);
  const list = useRef<VirtualListHandle>(null);
  const move = (to: number) => {
    const index = Math.max(0, Math.min(to, options.length - 1));
    // The row must be rendered before it can take the focus.
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
  if (!VirtualRows) return <ShortList options={options.slice(0, rowsAtFirst)} row={row} />;
  return (
    <VirtualRows
      handle={list}
      scrollerProps={{ tabIndex: 0, onFocus: handleFocus, onBlur: handleBlur, onKeyDown: handleKeyDown }}
      count={options.length}
      estimatedRowPx={rowPx}
      keyOf={(index) => options[index]?.value ?? String(index)}
      keptIndex={active}
      renderRow={(index) => {
        const option = options[index];
        return option && row(option, 'div');
      }}
    />
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
