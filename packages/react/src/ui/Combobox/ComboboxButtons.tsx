import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { ControlIcon } from '../Icon/ControlIcon.tsx';
import type { ComboboxWords } from './Combobox.tsx';
import type { OptionList } from './useOptionList.ts';

export interface ComboboxButtonsProps {
  words: ComboboxWords;
  list: OptionList;
  canClear: boolean;
  onClear: () => void;
}

/** The buttons inside the box: one clears the choice, the other opens and closes the list. */
export function ComboboxButtons({ words, list, canClear, onClear }: ComboboxButtonsProps) {
  const { isOpen, open, close, openId } = list;
  const toggleProps: ComponentPropsWithRef<'button'> = {
    tabIndex: -1,
    'aria-controls': openId,
    'aria-expanded': isOpen,
    onMouseDown: keepFocus,
    onClick: () => (isOpen ? close() : open()),
  };
  return (
    <span className="dowel-input-inset">
      {canClear && (
        <IconButton
          icon={<ControlIcon name="close" />}
          label={words.clear}
          onClick={onClear}
          buttonProps={{ onMouseDown: keepFocus }}
        />
      )}
      <IconButton icon={<ControlIcon name="chevron" />} label={words.open} buttonProps={toggleProps} />
    </span>
  );
}

/** Handles a press of the mouse beside the box. Otherwise the box loses the focus, and the list closes. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
