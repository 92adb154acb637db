import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { ComboboxOption } from './Combobox.tsx';

export interface ComboboxItemProps {
  option: ComboboxOption;
  isActive: boolean;
  isChosen: boolean;
  itemProps: ComponentPropsWithoutRef<'li'>;
}

/** One option in the list. */
export function ComboboxItem({ option, isActive, isChosen, itemProps }: ComboboxItemProps) {
  const { label, hint } = option;
  return (
    <li
      {...itemProps}
      className="dowel-combobox-item"
      part="option"
      data-active={isActive || undefined}
      data-chosen={isChosen || undefined}
    >
      <bdi className="dowel-combobox-item-text">
        {label}
        {hint !== undefined && <span className="dowel-combobox-item-hint"> {hint}</span>}
      </bdi>
      {isChosen && <Icon name="check" />}
    </li>
  );
}
