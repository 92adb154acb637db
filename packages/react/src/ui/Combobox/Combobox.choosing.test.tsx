import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { active, alt, box, Example, isOpen, isTaken, press } from './Combobox.fixture.tsx';

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

  it('says which option is chosen, wherever the person is in the list', async () => {
    await press('{ArrowDown}{ArrowDown}', { initial: 'f7' });

    const chosen = screen.getAllByRole('option', { selected: true });
    expect(chosen.map((option) => option.textContent)).toEqual(['Field 7']);
    expect(active()).toBe('Field 8');
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
    render(<Example onValueChange={onValueChange} />, { reactStrictMode: true });

    await userEvent.type(box(), '12{ArrowDown}{Enter}');

    expect(onValueChange.mock.calls).toEqual([['f12']]);
  });

  it.each([
    { browser: 'Chromium and Firefox', isComposing: true },
    // Safari tells of the key after the end of the composition.
    { browser: 'Safari', isComposing: false },
  ])('does not take Enter or Escape that end a composition in $browser', async ({ isComposing }) => {
    const onValueChange = vi.fn();
    await press('{ArrowDown}', { onValueChange });

    fireEvent.compositionStart(box());
    const taken = ['Enter', 'Escape'].filter((key) => isTaken({ key, isComposing, keyCode: 229 }));

    expect(taken).toEqual([]);
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
    const onKeyDown = vi.fn();
    await press('{ArrowDown}{ArrowDown}', { initial: 'f7', onValueChange });
    document.addEventListener('keydown', onKeyDown, true);
    onTestFinished(() => document.removeEventListener('keydown', onKeyDown, true));

    const taken = isTaken({ key: 'Escape' });

    expect(taken).toBe(true);
    expect(onKeyDown).not.toHaveBeenCalled();
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

  it('leaves Escape to what is around while the list is closed', async () => {
    render(<Example initial="f7" />);

    expect(isTaken({ key: 'Escape' })).toBe(false);
    expect(box().value).toBe('Field 7');
  });

  it.each(['{Enter}', alt('ArrowUp'), '{Escape}', '{Tab}'])(
    'shows the choice again after half a search and %s',
    async (keys) => {
      const onValueChange = vi.fn();
      const onSubmit = vi.fn();

      await press(`8${keys}`, { initial: 'f7', onValueChange, onSubmit });

      expect(box().value).toBe('Field 7');
      expect(isOpen()).toBe(false);
      expect(onValueChange).not.toHaveBeenCalled();
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

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
