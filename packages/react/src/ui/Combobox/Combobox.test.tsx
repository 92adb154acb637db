import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

const options: ComboboxOption[] = [
  { value: 'Email', label: 'Email' },
  { value: 'Phone1', label: 'Phone', hint: 'Phone1' },
  { value: 'Phone2', label: 'Phone', hint: 'Phone2' },
];
const words = {
  clear: 'Clear',
  open: 'Show fields',
  noMatch: (query: string) => `No ${query}`,
  more: (count: number) => `${count} more`,
};

interface ExampleProps {
  initial?: string | null;
  all?: readonly ComboboxOption[];
  onValueChange?: (value: string | null) => void;
}

function Example({ initial = null, all = options, onValueChange }: ExampleProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string | null) => {
    setValue(next);
    onValueChange?.(next);
  };
  return <Combobox label="Source" options={all} value={value} onValueChange={change} words={words} />;
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Source' });

describe('choosing in a combobox', () => {
  it('works where a polyfill brings popovers and nothing observes', async () => {
    vi.stubGlobal('IntersectionObserver', undefined);
    HTMLElement.prototype.showPopover = () => {};
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    });
    const onValueChange = vi.fn();
    render(<Example onValueChange={onValueChange} />);

    await userEvent.type(box(), 'mail');
    await userEvent.click(screen.getByRole('option', { name: /Email/ }));

    expect(onValueChange).toHaveBeenCalledWith('Email');
  });

  it('closes when the browser reports at once that its box was in sight and no longer is', async () => {
    let tell: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
    class Observer {
      constructor(listener: typeof tell) {
        tell = listener;
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    HTMLElement.prototype.showPopover = () => {};
    HTMLElement.prototype.hidePopover = () => {};
    onTestFinished(() => {
      vi.unstubAllGlobals();
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
      Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
    });
    render(<Example />);
    await userEvent.click(box());
    expect(box().getAttribute('aria-expanded')).toBe('true');

    act(() => tell([{ isIntersecting: true }, { isIntersecting: false }]));

    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('tells options with the same label apart by their hints', async () => {
    render(<Example />);

    await userEvent.click(box());

    const names = screen.getAllByRole('option').map((option) => option.textContent);
    expect(names).toEqual(['Email', 'Phone Phone1', 'Phone Phone2']);
  });

  it('draws a hundred options of a long list and counts the rest', async () => {
    const all = Array.from({ length: 250 }, (_, index) => ({ value: `f${index}`, label: `Field ${index}` }));
    render(<Example all={all} />);

    await userEvent.click(box());

    expect(screen.getAllByRole('option')).toHaveLength(100);
    expect(screen.getByText('150 more')).toBeTruthy();
  });
});

describe('leaving a combobox', () => {
  it('goes back to the choice when the text is half typed', async () => {
    const onValueChange = vi.fn();
    render(<Example initial="Email" onValueChange={onValueChange} />);

    await userEvent.type(box(), 'xyz');
    expect(screen.getByRole('status').textContent).toBe('No Emailxyz');
    await userEvent.tab();

    expect(box().value).toBe('Email');
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
