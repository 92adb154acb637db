import { useCallback } from 'react';
import { useLatest } from '../useLatest.ts';
import { CheckboxRow } from './CheckboxRow.tsx';
import type { CheckboxListOption } from './filter-options.ts';
import { LongList } from './LongList.tsx';

export interface CheckboxRowsProps {
  options: readonly CheckboxListOption[];
  selected: ReadonlySet<string>;
  onToggle: (value: string, checked: boolean) => void;
  isDisabled: boolean | undefined;
}

const longFrom = 100;

/** Draws all rows of a short list, and of a long one those near the visible ones. */
export function CheckboxRows(props: CheckboxRowsProps) {
  const { options, selected, isDisabled } = props;
  const latestToggle = useLatest(props.onToggle);
  // Stays the same, so a new callback does not draw the rows again.
  const onToggle = useCallback(
    (value: string, checked: boolean) => latestToggle.current(value, checked),
    [latestToggle],
  );
  const isLong = options.length > longFrom;
  const row = (option: CheckboxListOption) => (
    <CheckboxRow
      key={option.value}
      as={isLong ? 'div' : 'li'}
      option={option}
      isDisabled={isDisabled}
      onToggle={onToggle}
      isChecked={selected.has(option.value)}
      isTabStop={!isLong}
    />
  );
  if (isLong) return <LongList options={options} row={row} />;
  // Disabled rows cannot take the focus. So the list takes it; otherwise the keyboard could not scroll.
  const tabIndex = isDisabled ? 0 : undefined;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="dowel-checkbox-list-rows" role="list" tabIndex={tabIndex}>
      {options.map(row)}
    </ul>
  );
}
