import { type RefObject, useMemo } from 'react';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import { keepFocus } from './ComboboxButtons.tsx';
import { ComboboxItem } from './ComboboxItem.tsx';
import type { OptionList } from './useOptionList.ts';

export interface ComboboxPopupProps {
  /** The props of the combobox. */
  box: Pick<ComboboxProps, 'options' | 'value' | 'words'>;
  list: OptionList;
  labelId: string;
  popupRef: RefObject<HTMLDivElement | null>;
  listRef: RefObject<HTMLUListElement | null>;
  /** How many options match and are not drawn. */
  moreCount: number;
  /** Shown if no option matches. */
  noMatch: string;
}

/** The options beside the box, and what there is to say about them. */
export function ComboboxPopup(props: ComboboxPopupProps) {
  const { box, list, labelId, popupRef, listRef, moreCount, noMatch } = props;
  const repeated = useMemo(() => repeatedLabels(box.options), [box.options]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here, so a screen reader has nothing to tell
    <div
      ref={popupRef}
      className="dowel-combobox-popup"
      part="options"
      hidden={!list.isOpen}
      onMouseDown={keepFocus}
    >
      <ul {...list.listProps} ref={listRef} className="dowel-combobox-list" aria-labelledby={labelId}>
        {list.isOpen &&
          list.options.map((option, index) => (
            <ComboboxItem
              key={option.value}
              option={option}
              isAmbiguous={repeated.has(option.label)}
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

function repeatedLabels(options: readonly ComboboxOption[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(options.map(({ label }) => label).filter((label) => seen.size === seen.add(label).size));
}
