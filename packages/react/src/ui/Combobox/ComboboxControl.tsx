import { useMemo, useRef, useState } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { filterOptions } from '../CheckboxList/filter-options.ts';
import type { FieldControlProps } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ComboboxOption, ComboboxProps } from './Combobox.tsx';
import { ComboboxItem } from './ComboboxItem.tsx';
import { useCombobox } from './combobox-machine.ts';
import { useListPlace } from './useListPlace.ts';
import { useOwnEnvironment } from './useOwnEnvironment.ts';

export interface ComboboxControlProps {
  /** The props of the combobox. */
  box: Pick<
    ComboboxProps,
    'options' | 'value' | 'onValueChange' | 'words' | 'placeholder' | 'required' | 'isDisabled'
  >;
  control: FieldControlProps;
}

// People do not read further, and with thousands of rows every keystroke would be slow.
const drawnOptions = 100;

export function ComboboxControl({ box: given, control }: ComboboxControlProps) {
  const { options, value, onValueChange, words, placeholder, required, isDisabled = false } = given;
  const { InputChange, InputBlur, InputKeyDownEscape } = useCombobox.stateChangeTypes;
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const chosen = useMemo(() => options.find((option) => option.value === value) ?? null, [options, value]);
  const [query, setQuery] = useState('');
  const found = useMemo(() => filterOptions(options, query), [options, query]);
  const drawn = useMemo(() => found.slice(0, drawnOptions), [found]);
  const repeated = useMemo(() => repeatedLabels(options), [options]);

  const box = useCombobox<ComboboxOption>({
    ...useOwnEnvironment(inputRef),
    items: drawn as ComboboxOption[],
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value ?? null,
    selectedItem: chosen,
    inputId: control.id,
    labelId: `${control.id}-label`,
    onSelectedItemChange: ({ selectedItem }) => onValueChange(selectedItem?.value ?? null),
    // Only typed text is a search. The label of the chosen option is not, so an opened list starts unfiltered.
    onInputValueChange: ({ inputValue, type }) => setQuery(type === InputChange ? inputValue : ''),
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen) setQuery('');
    },
    stateReducer: (state, { type, changes }) => {
      if (type !== InputBlur && type !== InputKeyDownEscape) return changes;
      // Half-typed text is not a choice, so the box shows the chosen option again. An empty box clears the choice.
      const selectedItem = state.inputValue === '' ? null : state.selectedItem;
      return { ...changes, selectedItem, inputValue: selectedItem?.label ?? '' };
    },
  });

  useListPlace(box.isOpen, inputRef, listRef, box.closeMenu);

  const input = box.getInputProps({ ref: inputRef, disabled: isDisabled, placeholder, required });
  return (
    <div className="dowel-combobox" data-open={box.isOpen || undefined}>
      <div className="dowel-input-group">
        <input
          {...input}
          {...control}
          className="dowel-input"
          part="input"
          data-inset={chosen ? 'end-wide' : 'end'}
          autoComplete="off"
        />
        <span className="dowel-input-inset">
          {chosen && !isDisabled && (
            <IconButton
              icon="close"
              label={words.clear}
              onClick={() => {
                box.reset();
                onValueChange(null);
                inputRef.current?.focus();
              }}
            />
          )}
          <IconButton
            icon="chevron"
            label={words.open}
            buttonProps={box.getToggleButtonProps({ disabled: isDisabled })}
          />
        </span>
      </div>
      <div ref={listRef} className="dowel-combobox-popup" part="options" hidden={!box.isOpen}>
        <ul {...box.getMenuProps()} className="dowel-combobox-list">
          {box.isOpen &&
            drawn.map((option, index) => (
              <ComboboxItem
                key={option.value}
                option={option}
                isAmbiguous={repeated.has(option.label)}
                isActive={box.highlightedIndex === index}
                isChosen={option.value === value}
                itemProps={box.getItemProps({ item: option, index })}
              />
            ))}
        </ul>
        {box.isOpen && found.length === 0 && <p className="dowel-combobox-note">{words.noMatch(query)}</p>}
        {found.length > drawn.length && (
          <p className="dowel-combobox-note">{words.more(found.length - drawn.length)}</p>
        )}
      </div>
      <VisuallyHidden role="status">
        {box.isOpen && found.length === 0 ? words.noMatch(query) : ''}
      </VisuallyHidden>
    </div>
  );
}

function repeatedLabels(options: readonly ComboboxOption[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(options.map(({ label }) => label).filter((label) => seen.size === seen.add(label).size));
}
