import type { KeyboardEvent } from 'react';
import { none, type OptionList } from './useOptionList.ts';

const pageLength = 10;

/** Does what a key means for the list. The library knows the arrows in an open list. */
export function pressKey(event: KeyboardEvent<HTMLInputElement>, list: OptionList): void {
  // The key belongs to an input method. Safari sends the key that ends a composition after the composition has ended.
  if (event.keyCode === 229) return;
  const act = list.isOpen ? actInOpenList(event, list) : actInClosedList(event, list);
  if (act) {
    event.preventDefault();
    act();
  } else if (list.isOpen) {
    list.inputProps.onKeyDown?.(event);
  }
}

type Act = (() => void) | undefined;

function actInClosedList({ key, altKey }: KeyboardEvent, { open, options }: OptionList): Act {
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const end = key === 'ArrowDown' ? 0 : options.length - 1;
  return () => open(altKey ? none : end);
}

function actInOpenList({ key, altKey }: KeyboardEvent, list: OptionList): Act {
  const { options, activeIndex } = list;
  const active = options[activeIndex];
  const last = options.length - 1;
  const to = {
    Home: 0,
    End: last,
    PageUp: activeIndex - pageLength,
    PageDown: activeIndex + pageLength,
  }[key];
  if (to !== undefined) return () => list.moveTo(Math.min(Math.max(0, to), last));
  if (key !== 'Enter' && !(key === 'ArrowUp' && altKey)) return undefined;
  return active ? () => list.choose(active) : list.close;
}
