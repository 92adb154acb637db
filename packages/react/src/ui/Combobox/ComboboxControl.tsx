import { useMemo, useRef, useState } from 'react';
import { filterOptions } from '../CheckboxList/filter-options.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ComboboxProps } from './Combobox.tsx';
import { ComboboxButtons } from './ComboboxButtons.tsx';
import { ComboboxPopup } from './ComboboxPopup.tsx';
import { pressKey } from './list-keys.ts';
import { useOptionList } from './useOptionList.ts';

export interface ComboboxControlProps {
  /** The props of the combobox. */
  box: Pick<ComboboxProps, 'options' | 'value' | 'onValueChange' | 'words' | 'placeholder' | 'required'>;
  control: FieldControlProps;
}

// People do not read further, and with thousands of rows every keystroke would be slow.
const drawnOptions = 100;

export function ComboboxControl({ box, control }: ComboboxControlProps) {
  const { options, value, onValueChange, words } = box;
  const boxRef = useRef<HTMLDivElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const chosen = useMemo(() => options.find((option) => option.value === value), [options, value]);
  // The label of the chosen option is not a search, so an opened list starts with everything.
  const [query, setQuery] = useState<string>();
  const found = useMemo(() => filterOptions(options, query ?? ''), [options, query]);
  const drawn = useMemo(() => found.slice(0, drawnOptions), [found]);

  const list = useOptionList({
    inputRef,
    listRef,
    options: drawn,
    chosen,
    onChoose: (option) => onValueChange(option?.value ?? null),
    query,
    onQueryChange: setQuery,
  });
  const { isOpen, open, close, inputProps } = list;

  const noMatch = isOpen && found.length === 0 ? words.noMatch(query ?? '') : '';
  return (
    <div ref={boxRef} className="dowel-combobox" data-open={isOpen || undefined}>
      <div className="dowel-input-group">
        <input
          {...control}
          ref={inputRef}
          className="dowel-input"
          part="input"
          data-inset={value === null ? 'end' : 'end-wide'}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={list.openId}
          aria-activedescendant={inputProps['aria-activedescendant']}
          autoComplete="off"
          placeholder={box.placeholder}
          // Without `required`, which would keep a form of the page from being sent.
          aria-required={box.required}
          value={inputProps.value}
          onChange={inputProps.onChange}
          onKeyDown={(event) => pressKey(event, list)}
          onClick={() => !isOpen && open()}
          onBlur={close}
        />
        <ComboboxButtons
          words={words}
          list={list}
          canClear={value !== null}
          onClear={() => {
            onValueChange(null);
            list.choose(chosen);
            inputRef.current?.focus();
          }}
        />
      </div>
      {isOpen && (
        <ComboboxPopup
          box={box}
          list={list}
          labelId={`${control.id}-label`}
          boxRef={boxRef}
          inputRef={inputRef}
          listRef={listRef}
          moreCount={found.length - drawn.length}
          noMatch={noMatch}
        />
      )}
      <VisuallyHidden role="status">{noMatch}</VisuallyHidden>
    </div>
  );
}
