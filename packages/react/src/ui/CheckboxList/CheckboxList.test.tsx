import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CheckboxList, type CheckboxListWords } from './CheckboxList.tsx';
import type { CheckboxListOption } from './filter-options.ts';

const words: CheckboxListWords = {
  search: 'Search',
  selectAll: (count) => `All ${count}`,
  selected: (count, total) => `${count} of ${total}`,
  found: (count) => `${count} found`,
  noMatch: (query) => `No ${query}`,
};

function Example({ options, onlyChosen }: { options: readonly CheckboxListOption[]; onlyChosen?: string }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const change = (values: readonly string[], checked: boolean) => {
    const rest = [...selected].filter((value) => !values.includes(value));
    setSelected(new Set(checked ? [...rest, ...values] : rest));
  };
  return (
    <CheckboxList
      legend="Fields"
      options={options}
      selected={selected}
      onToggle={(value, checked) => change([value], checked)}
      onToggleAll={change}
      words={words}
      filters={onlyChosen === undefined ? [] : [{ label: onlyChosen, values: selected }]}
    />
  );
}

const field = (index: number) => ({ value: `f${index}`, label: `Field ${index}` });
const fields = (count: number): CheckboxListOption[] =>
  Array.from({ length: count }, (_, index) => field(index));
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('selecting among checkboxes', () => {
  it('shows only the rows of a filter, and keeps a row that is cleared meanwhile', async () => {
    render(<Example options={fields(9)} onlyChosen="Only chosen" />);
    expect(screen.queryByRole('button', { name: 'Only chosen' })).toBeNull();
    await userEvent.click(box('Field 2'));
    await userEvent.click(box('Field 4'));

    await userEvent.click(screen.getByRole('button', { name: 'Only chosen' }));
    await userEvent.click(box('Field 4'));

    expect(screen.getAllByRole('checkbox', { name: /^Field/ })).toEqual([box('Field 2'), box('Field 4')]);
    await userEvent.click(screen.getByRole('button', { name: 'Only chosen', pressed: true }));
    expect(screen.getAllByRole('checkbox', { name: /^Field/ })).toHaveLength(9);
  });

  it('is a named group that counts what is ticked, without a search box for what is seen at a glance', async () => {
    render(<Example options={fields(3)} />);

    await userEvent.click(box('Field 1'));

    expect(screen.getByRole('group', { name: 'Fields' })).toBeTruthy();
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(box('All 3').indeterminate).toBe(true);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('ticks and clears everything with one box', async () => {
    render(<Example options={fields(3)} />);

    await userEvent.click(box('All 3'));
    expect(screen.getByText('3 of 3')).toBeTruthy();
    expect(box('All 3').checked).toBe(true);

    await userEvent.click(box('All 3'));
    expect(screen.getByText('0 of 3')).toBeTruthy();
  });
});

describe('searching among checkboxes', () => {
  it('ticks only what the search found', async () => {
    render(<Example options={fields(20)} />);

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'field 1');
    await userEvent.click(box('All 11'));

    expect(screen.getByText('11 of 20')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('11 found');
  });

  it('says that nothing matches', async () => {
    render(<Example options={fields(20)} />);

    await userEvent.type(screen.getByRole('searchbox'), 'zebra');

    expect(screen.getByRole('status').textContent).toBe('No zebra');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a list of thousands', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([60, 5000])('draws one row again when one of %i is toggled', async (count) => {
    const drawn = vi.fn();
    const counted = (index: number): CheckboxListOption =>
      Object.defineProperty(field(index), 'hint', {
        get() {
          drawn(index);
          return undefined;
        },
      });
    render(<Example options={Array.from({ length: count }, (_, index) => counted(index))} />);
    drawn.mockClear();

    await userEvent.click(box('Field 2'));

    expect(box('Field 2').checked).toBe(true);
    expect(drawn.mock.calls).toEqual([[2]]);
  });

  it('draws only some rows, and tells how many there are', () => {
    render(<Example options={fields(5000)} />);

    expect(document.querySelector('[aria-setsize="5000"]')).toBeTruthy();
    expect(screen.getAllByRole('checkbox').length).toBeLessThan(60);
  });

  it('draws every row where an observer never tells what is visible', () => {
    vi.stubGlobal('IntersectionObserverEntry', undefined);
    render(<Example options={fields(120)} />);

    expect(screen.getAllByRole('checkbox', { name: /^Field/ })).toHaveLength(120);
  });

  it('is one tab stop, within which the arrow keys move', async () => {
    render(<Example options={fields(5000)} />);
    box('All 5000').focus();

    await userEvent.tab();
    expect(box('Field 0')).toBe(document.activeElement);
    await userEvent.keyboard('{ArrowDown}');

    expect(box('Field 1')).toBe(document.activeElement);
  });

  it('brings a far row into being before the focus goes there, and lets the tab key out again', async () => {
    render(<Example options={fields(5000)} />);
    box('All 5000').focus();
    await userEvent.tab();

    await userEvent.keyboard('{End}');
    expect(box('Field 4999')).toBe(document.activeElement);
    await userEvent.keyboard('{PageUp}');
    expect(box('Field 4991')).toBe(document.activeElement);
    await userEvent.tab({ shift: true });

    expect(box('All 5000')).toBe(document.activeElement);
    await userEvent.tab();
    expect(box('Field 4991')).toBe(document.activeElement);
  });
});
