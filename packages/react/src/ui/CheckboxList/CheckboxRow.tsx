import { memo } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { CheckboxListOption } from './filter-options.ts';

export interface CheckboxRowProps {
  option: CheckboxListOption;
  isChecked: boolean;
  isDisabled: boolean | undefined;
  onToggle: (value: string, checked: boolean) => void;
  /** Whether the row stands in an element that has a place. The Tab key does not stop there: arrow keys move between rows. */
  isInLongList: boolean;
}

/** One row. It is memoized, so a change in another row does not draw it again. */
export const CheckboxRow = /* @__PURE__ */ memo(function CheckboxRow({
  option,
  isChecked,
  isDisabled,
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
      disabled={isDisabled}
      tabIndex={isInLongList ? -1 : undefined}
      onCheckedChange={(checked) => onToggle(value, checked)}
    />
  );
});
