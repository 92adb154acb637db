import { type ComponentPropsWithoutRef, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import { keepFocus } from './ComboboxButtons.tsx';
import { useListPlace } from './useListPlace.ts';
import type { OptionList } from './useOptionList.ts';

export interface ComboboxPopupProps {
  /** The props of the combobox. */
  box: Pick<ComboboxProps, 'options' | 'value' | 'words'>;
  list: OptionList;
  labelId: string;
  /** The element around box and options. */
  boxRef: RefObject<HTMLElement | null>;
  inputRef: RefObject<HTMLElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
  /** How many options match and are not drawn. */
  moreCount: number;
  /** Shown if no option matches. */
  noMatch: string;
}

/** The options beside an open box, and what there is to say about them. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { box, list, labelId, boxRef, inputRef, listRef, moreCount, noMatch } = props;
  const popupRef = useRef<HTMLDivElement>(null);
  useListPlace(inputRef, popupRef, list.close);
  useLeaving(boxRef, list.close);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here, so a screen reader has nothing to tell
    <div ref={popupRef} className="dowel-combobox-popup" part="options" onMouseDown={keepFocus}>
      <ul {...list.listProps} ref={listRef} className="dowel-combobox-list" aria-labelledby={labelId}>
        {list.options.map((option, index) => (
          <ComboboxItem
            key={option.value}
            option={option}
            isActive={list.activeIndex === index}
            isChosen={option.value === box.value}
            itemProps={list.itemProps(option, index)}
          />
        ))}
      </ul>
      {noMatch && <p className="dowel-combobox-note">{noMatch}</p>}
      {moreCount > 0 && <p className="dowel-combobox-note">{box.words.more(moreCount)}</p>}
    </div>
  );
}

interface ComboboxItemProps {
  option: ComboboxOption;
  isActive: boolean;
  isChosen: boolean;
  itemProps: ComponentPropsWithoutRef<'li'>;
}

/** One option in the list. */
function ComboboxItem({ option, isActive, isChosen, itemProps }: ComboboxItemProps) {
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

/**
 * Tells of Escape, which a dialog of the page around it never gets, and of a tap outside an element. Safari on a phone
 * leaves the focus where it is then, so nothing else tells.
 */
function useLeaving(element: RefObject<Element | null>, onLeave: () => void): void {
  useEffect(() => {
    const own = element.current;
    const view = own?.ownerDocument.defaultView;
    if (!own || !view) return;
    let inside: Event | undefined;
    // What a page is told of a shadow root does not name the elements in it. So the element notes what passes it.
    const pass = (event: Event) => {
      inside = event;
    };
    const end = (event: PointerEvent) => {
      if (event.pointerType === 'touch' && event !== inside) onLeave();
    };
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.keyCode === 229) return;
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    };
    own.addEventListener('pointerup', pass);
    view.addEventListener('pointerup', end);
    view.addEventListener('keydown', take, true);
    return () => {
      own.removeEventListener('pointerup', pass);
      view.removeEventListener('pointerup', end);
      view.removeEventListener('keydown', take, true);
    };
  });
}
