import { autocompleteLite, useCombobox } from '@szhsin/react-autocomplete';
import { type ComponentPropsWithoutRef, type RefObject, useEffect, useRef } from 'react';
import type { ComboboxOption } from './Combobox.tsx';

export interface OptionListProps {
  inputRef: RefObject<HTMLInputElement | null>;
  listRef: RefObject<HTMLElement | null>;
  /** The options that match what is typed. */
  options: ComboboxOption[];
  chosen: ComboboxOption | undefined;
  onChoose: (option: ComboboxOption | undefined) => void;
  /** What is typed. Undefined shows the chosen option. */
  query: string | undefined;
  onQueryChange: (query: string | undefined) => void;
}

export type OptionList = ReturnType<typeof useOptionList>;

/** The index of no option. */
export const none = -1;

const selectOne = autocompleteLite<ComboboxOption>({ select: true, deselectOnClear: false });

/** A list of options that belongs to a box: whether it is open, and which option is at hand. */
export function useOptionList(props: OptionListProps) {
  const { inputRef, listRef, options, chosen, onChoose, query, onQueryChange } = props;
  const list = useCombobox({
    inputRef,
    items: options,
    getItemValue: ({ label }: ComboboxOption) => label,
    selected: chosen,
    isEqual: (one, other) => one?.value === other?.value,
    onSelectChange: onChoose,
    value: query,
    onChange: onQueryChange,
    feature: selectOne,
  });
  const { focusIndex: activeIndex, setFocusIndex, setOpen } = list;
  const { id } = list.getListProps();
  const hoveredIndex = useRef(none);

  useEffect(() => {
    // An option under the mouse is in sight. jsdom cannot scroll.
    if (activeIndex !== hoveredIndex.current) {
      listRef.current?.children[activeIndex]?.scrollIntoView?.({ block: 'nearest' });
    }
    hoveredIndex.current = none;
  }, [activeIndex, listRef]);

  const choose = (option: ComboboxOption | undefined) => {
    if (option?.value !== chosen?.value) onChoose(option);
    onQueryChange(undefined);
    setFocusIndex(none);
    setOpen(false);
  };
  return {
    options,
    isOpen: list.open,
    activeIndex,
    moveTo: setFocusIndex,
    /** Begins at the chosen option. If there is none, it begins at the given one. */
    open: (index = none) => {
      const chosenIndex = options.findIndex(({ value }) => value === chosen?.value);
      setFocusIndex(chosenIndex === none ? index : chosenIndex);
      setOpen(true);
      inputRef.current?.focus();
    },
    choose,
    /** Half-typed text is not a choice, so the box shows the chosen option again. An empty box clears the choice. */
    close: () => choose(query === '' ? undefined : chosen),
    inputProps: list.getInputProps(),
    /** For the controls of the list. The page has it only while it is open. */
    openId: list.open ? id : undefined,
    listProps: { id, role: 'listbox', onMouseLeave: () => setFocusIndex(none) },
    itemProps: (item: ComboboxOption, index: number): ComponentPropsWithoutRef<'li'> => {
      const { id, role, onClick, 'aria-selected': isSelected } = list.getItemProps({ item, index });
      const onMouseMove = () => {
        hoveredIndex.current = index;
        setFocusIndex(index);
      };
      return { id, role, 'aria-selected': isSelected, onClick, onMouseMove };
    },
  };
}
