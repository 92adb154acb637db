import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { active, alt, box, Example, isOpen, isTaken, press } from './Combobox.fixture.tsx';

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

  it('leaves the keys that move the caret to the browser', async () => {
    render(<Example initial="f7" />);

    expect(['Home', 'End', 'PageUp', 'PageDown', 'Enter', 'Tab'].filter((key) => isTaken({ key }))).toEqual(
      [],
    );
    expect(isOpen()).toBe(false);
  });
});

describe('a click into a box', () => {
  it('opens the list, and keeps it open while the person moves the caret', async () => {
    render(<Example />);

    await userEvent.click(box());
    await userEvent.type(box(), '12');
    await userEvent.click(box());

    expect(isOpen()).toBe(true);
    expect(box().value).toBe('12');
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
    { keys: '{ArrowUp}{PageDown}', active: 'Field 24' },
    { keys: '{ArrowDown}{PageUp}', active: 'Field 0' },
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
    expect(box().getAttribute('aria-controls')).toBeNull();
    expect(document.querySelector('[role="listbox"]')).toBeNull();
  });
});

describe('the button of a box', () => {
  it('opens and closes the list, and puts the focus into the box', async () => {
    render(<Example initial="f7" />);
    const button = screen.getByRole('button', { name: 'Show fields' });

    await userEvent.click(button);
    const opened = { isOpen: isOpen(), active: active(), focus: document.activeElement };
    expect(button.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    await userEvent.click(button);

    expect(opened).toEqual({ isOpen: true, active: 'Field 7', focus: box() });
    expect(isOpen()).toBe(false);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(button.getAttribute('aria-controls')).toBeNull();
  });

  it('shows the choice again after half a search', async () => {
    render(<Example initial="f7" />);

    await userEvent.type(box(), '8');
    await userEvent.click(screen.getByRole('button', { name: 'Show fields' }));

    expect(box().value).toBe('Field 7');
    expect(isOpen()).toBe(false);
  });

  it('is passed over by Tab', async () => {
    render(<Example />);

    await userEvent.tab();
    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Save' })).toBe(document.activeElement);
  });
});
