import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Combobox } from './Combobox.tsx';

const options = Array.from({ length: 25 }, (_, index) => ({ value: `f${index}`, label: `Field ${index}` }));
const words = { clear: 'Clear', open: 'Show fields', noMatch: String, more: String };

export interface ExampleProps {
  initial?: string | null | undefined;
  onValueChange?: ((value: string | null) => void) | undefined;
  onSubmit?: (() => void) | undefined;
}

/** A form with a box of 25 options. */
export function Example({ initial = null, onValueChange, onSubmit }: ExampleProps) {
  const [value, setValue] = useState(initial);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Combobox
        label="Source"
        options={options}
        value={value}
        words={words}
        onValueChange={(next) => {
          setValue(next);
          onValueChange?.(next);
        }}
      />
      <button type="submit">Save</button>
    </form>
  );
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Source' });
export const isOpen = () => box().getAttribute('aria-expanded') === 'true';
/** The text of the option at hand. */
export const active = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Draws a box with the focus in it and presses keys. */
export async function press(keys: string, { initial, onValueChange, onSubmit }: ExampleProps = {}) {
  render(<Example initial={initial} onValueChange={onValueChange} onSubmit={onSubmit} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
}

/** Presses a key as the browser tells it, and answers whether the box kept the browser from acting on it. */
export function isTaken(init: KeyboardEventInit & { keyCode?: number }): boolean {
  const event = createEvent.keyDown(box(), init);
  fireEvent(box(), event);
  return event.defaultPrevented;
}

export const alt = (key: string) => `{Alt>}{${key}}{/Alt}`;
