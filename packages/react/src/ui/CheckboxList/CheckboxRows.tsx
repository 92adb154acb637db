import { memo, useCallback } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { useLatest } from '../useLatest.ts';
import type { CheckboxListOption } from './filter-options.ts';
import { LongList } from './LongList.tsx';

export interface CheckboxRowsProps {
  options: readonly CheckboxListOption[];
  selected: ReadonlySet<string>;
  onToggle: (value: string, checked: boolean) => void;
}

const longFrom = 100;

/** Draws all rows of a short list, and of a long one those near the visible ones. */
export function CheckboxRows(props: CheckboxRowsProps) {
  const { options, selected } = props;
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
      option={option}
      onToggle={onToggle}
      isChecked={selected.has(option.value)}
      isInLongList={isLong}
    />
  );
  if (isLong) return <LongList options={options} row={row} />;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul className="dowel-checkbox-list-rows" role="list">
      {options.map(row)}
    </ul>
  );
}

interface CheckboxRowProps {
  option: CheckboxListOption;
  isChecked: boolean;
  onToggle: (value: string, checked: boolean) => void;
  /** Whether the row stands in an element that has a place. The Tab key does not stop there: arrow keys move between rows. */
  isInLongList: boolean;
}

/** One row. It is memoized, so a change in another row does not draw it again. */
const CheckboxRow = /* @__PURE__ */ memo(function CheckboxRow({
  option,
  isChecked,
  onToggle,
  isInLongList,
}: CheckboxRowProps) {
  const { value, label, hint } = option;
  return (
    <Checkbox
      as={isInLongList ? 'div' : 'li'}
      className="dowel-checkbox-list-row"
      label={label}
      hint={hint}
      checked={isChecked}
      tabIndex={isInLongList ? -1 : undefined}
      onCheckedChange={(checked) => onToggle(value, checked)}
    />
  );
});
