import { memo } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import type { CheckboxListOption } from './filter-options.ts';

export interface CheckboxRowProps {
  option: CheckboxListOption;
  isChecked: boolean;
  isDisabled: boolean | undefined;
  onToggle: (value: string, checked: boolean) => void;
  /** Whether the Tab key stops here. In a long list the arrow keys move between rows instead. */
  isTabStop: boolean;
  /** The row's element. In a long list, the row stands in an element that has a place. */
  as: 'div' | 'li';
}

/** One row. It is memoized, so a change in another row does not draw it again. */
export const CheckboxRow = /* @__PURE__ */ memo(function CheckboxRow({
  option,
  isChecked,
  isDisabled,
  onToggle,
  isTabStop,
  as,
}: CheckboxRowProps) {
  const { value, label, hint } = option;
  return (
    <Checkbox
      as={as}
      className="dowel-checkbox-list-row"
      label={label}
      hint={hint}
      checked={isChecked}
      disabled={isDisabled}
      tabIndex={isTabStop ? undefined : -1}
      onCheckedChange={(checked) => onToggle(value, checked)}
    />
  );
});
