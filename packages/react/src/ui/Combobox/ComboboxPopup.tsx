import { type RefObject, useRef } from 'react';
import type { ComboboxProps } from './Combobox.tsx';
import { keepFocus } from './ComboboxButtons.tsx';
import { ComboboxItem } from './ComboboxItem.tsx';
import { useListPlace } from './useListPlace.ts';
import type { OptionList } from './useOptionList.ts';
import { useTapElsewhere } from './useTapElsewhere.ts';

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
  useTapElsewhere(boxRef, list.close);
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
