import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox } from './Combobox.tsx';

const options = Array.from({ length: 25 }, (_, index) => ({ value: `f${index}`, label: `Field ${index}` }));
const words = { clear: 'Clear', open: 'Show fields', noMatch: String, more: String };

interface ExampleProps {
  initial?: string | null;
  isDisabled?: boolean;
  onValueChange?: (value: string | null) => void;
  onSubmit?: () => void;
}

function Example({ initial = null, isDisabled, onValueChange, onSubmit }: ExampleProps) {
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
        isDisabled={isDisabled}
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

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Source' });
const isOpen = () => box().getAttribute('aria-expanded') === 'true';
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Draws a box with the focus in it and presses keys. */
async function press(keys: string, props: ExampleProps = {}) {
  render(<Example {...props} />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
}

/** Presses a key as the browser tells it, and answers whether the box kept the browser from acting on it. */
function isTaken(init: KeyboardEventInit & { keyCode?: number }): boolean {
  const event = createEvent.keyDown(box(), init);
  fireEvent(box(), event);
  return event.defaultPrevented;
}

const alt = (key: string) => `{Alt>}{${key}}{/Alt}`;

describe('opening a list by keys', () => {
  it.each([
    { keys: '{ArrowDown}', initial: null, active: 'Field 0' },
    { keys: '{ArrowUp}', initial: null, active: 'Field 24' },
    { keys: alt('ArrowDown'), initial: null, active: undefined },
    { keys: '{ArrowDown}', initial: 'f7', active: 'Field 7' },
    { keys: '{ArrowUp}', initial: 'f7', active: 'Field 7' },
    { keys: alt('ArrowDown'), initial: 'f7', active: 'Field 7' },
  ])(
    'begins at $active after $keys with the choice $initial',
    async ({ keys, initial, active: expected }) => {
      await press(keys, { initial });

      expect(isOpen()).toBe(true);
      expect(active()).toBe(expected);
    },
  );

  it('does not happen while the box is disabled', async () => {
    render(<Example isDisabled />);

    await userEvent.click(box());
    await userEvent.click(screen.getByRole('button', { name: 'Show fields' }));
    fireEvent.keyDown(box(), { key: 'ArrowDown' });

    expect(isOpen()).toBe(false);
  });

  it('leaves the keys that move the caret to the browser', async () => {
    render(<Example initial="f7" />);

    expect(['Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Tab'].filter((key) => isTaken({ key }))).toEqual(
      [],
    );
    expect(isOpen()).toBe(false);
  });
});

describe('moving through a list by keys', () => {
  it.each([
    { keys: '{ArrowDown}{ArrowDown}', active: 'Field 1' },
    { keys: '{ArrowDown}{ArrowUp}', active: 'Field 24' },
    { keys: '{ArrowUp}{ArrowDown}', active: 'Field 0' },
    { keys: '{ArrowDown}{End}', active: 'Field 24' },
    { keys: '{ArrowUp}{Home}', active: 'Field 0' },
    { keys: '{ArrowDown}{PageDown}', active: 'Field 10' },
    { keys: '{ArrowUp}{PageUp}', active: 'Field 14' },
    { keys: '{ArrowDown}3', active: undefined },
    { keys: '{ArrowDown}3{ArrowDown}', active: 'Field 3' },
  ])('reaches $active after $keys', async ({ keys, active: expected }) => {
    await press(keys);

    expect(active()).toBe(expected);
  });

  it('says where the person is, and what opens', async () => {
    await press('{ArrowDown}');

    expect(box().getAttribute('aria-autocomplete')).toBe('list');
    const list = screen.getByRole('listbox', { name: 'Source' });
    expect(box().getAttribute('aria-controls')).toBe(list.id);
    await userEvent.keyboard('{Escape}');
    expect(active()).toBeUndefined();
  });
});

describe('choosing by keys', () => {
  it.each(['{Enter}', alt('ArrowUp')])(
    'takes the option at hand with %s and closes the list',
    async (keys) => {
      const onValueChange = vi.fn();
      const onSubmit = vi.fn();

      await press(`{ArrowDown}{ArrowDown}${keys}`, { onValueChange, onSubmit });

      expect(onValueChange.mock.calls).toEqual([['f1']]);
      expect(box().value).toBe('Field 1');
      expect(isOpen()).toBe(false);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('reports nothing if the option was chosen before', async () => {
    const onValueChange = vi.fn();

    await press('{ArrowDown}{Enter}', { initial: 'f7', onValueChange });

    expect(onValueChange).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
  });

  it('leaves Enter to the form while the list is closed', async () => {
    const onSubmit = vi.fn();

    await press('{Enter}', { initial: 'f7', onSubmit });

    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('finds what is typed quickly', async () => {
    const onValueChange = vi.fn();
    render(<Example onValueChange={onValueChange} />);

    // In one go, without a pause between the keys.
    await userEvent.setup({ delay: null }).type(box(), 'field 12{ArrowDown}{Enter}');

    expect(onValueChange.mock.calls).toEqual([['f12']]);
  });

  it('reports once in strict mode', async () => {
    const onValueChange = vi.fn();
    render(
      <StrictMode>
        <Example onValueChange={onValueChange} />
      </StrictMode>,
    );

    await userEvent.type(box(), '12{ArrowDown}{Enter}');

    expect(onValueChange.mock.calls).toEqual([['f12']]);
  });

  it.each([
    { browser: 'Chromium and Firefox', isComposing: true },
    // Safari tells of the key after the end of the composition.
    { browser: 'Safari', isComposing: false },
  ])('does not take the Enter that ends a composition in $browser', async ({ isComposing }) => {
    const onValueChange = vi.fn();
    await press('{ArrowDown}', { onValueChange });

    fireEvent.compositionStart(box());
    const taken = isTaken({ key: 'Enter', isComposing, keyCode: 229 });

    expect(taken).toBe(false);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
  });

  it('searches for what is being composed', async () => {
    render(<Example />);

    fireEvent.compositionStart(box());
    fireEvent.change(box(), { target: { value: '24' } });

    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Field 24']);
  });
});

describe('leaving a list by keys', () => {
  it('closes it on Escape, keeps the choice, and keeps the key from what is around', async () => {
    const onValueChange = vi.fn();
    await press('{ArrowDown}{ArrowDown}', { initial: 'f7', onValueChange });

    const taken = isTaken({ key: 'Escape' });

    expect(taken).toBe(true);
    expect(isOpen()).toBe(false);
    expect(box().value).toBe('Field 7');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('chooses nothing on Escape if the box was emptied', async () => {
    const onValueChange = vi.fn();
    render(<Example initial="f7" onValueChange={onValueChange} />);

    await userEvent.clear(box());
    await userEvent.keyboard('{Escape}');

    expect(onValueChange.mock.calls).toEqual([[null]]);
  });

  it('goes to the next control on Tab without choosing', async () => {
    const onValueChange = vi.fn();

    await press('{ArrowDown}{ArrowDown}{Tab}', { onValueChange });

    expect(isOpen()).toBe(false);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Save' })).toBe(document.activeElement);
  });

  it('shows everything when it is opened again after a search', async () => {
    await press('12{Escape}{ArrowDown}');

    expect(screen.getAllByRole('option')).toHaveLength(25);
    expect(box().value).toBe('');
  });
});

describe('the button of a box', () => {
  it('opens and closes the list, and puts the focus into the box', async () => {
    render(<Example initial="f7" />);
    const button = screen.getByRole('button', { name: 'Show fields' });

    await userEvent.click(button);
    const opened = { isOpen: isOpen(), active: active(), focus: document.activeElement };
    await userEvent.click(button);

    expect(opened).toEqual({ isOpen: true, active: 'Field 7', focus: box() });
    expect(isOpen()).toBe(false);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.getAttribute('aria-controls')).toBe(box().getAttribute('aria-controls'));
  });

  it('is passed over by Tab', async () => {
    render(<Example />);

    await userEvent.tab();
    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Save' })).toBe(document.activeElement);
  });
});
