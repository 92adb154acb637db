import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { ComboboxOption } from './Combobox.tsx';

export interface ComboboxItemProps {
  option: ComboboxOption;
  /** True if another option has the same label. Then the value tells the two apart, unless there is a hint. */
  isAmbiguous: boolean;
  isActive: boolean;
  isChosen: boolean;
  itemProps: ComponentPropsWithoutRef<'li'>;
}

/** One option in the list. */
export function ComboboxItem({ option, isAmbiguous, isActive, isChosen, itemProps }: ComboboxItemProps) {
  const hint = option.hint ?? (isAmbiguous ? option.value : undefined);
  return (
    <li
      {...itemProps}
      className="dowel-combobox-item"
      part="option"
      data-active={isActive || undefined}
      data-chosen={isChosen || undefined}
    >
      <bdi className="dowel-combobox-item-text">
        {option.label}
        {hint !== undefined && <span className="dowel-combobox-item-hint"> {hint}</span>}
      </bdi>
      {isChosen && <Icon name="check" />}
    </li>
  );
}
