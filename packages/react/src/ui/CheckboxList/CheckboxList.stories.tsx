import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { inRoot } from '../../../test/in-root.tsx';
import { CheckboxList, type CheckboxListWords } from './CheckboxList.tsx';
import type { CheckboxListOption } from './filter-options.ts';

const words: CheckboxListWords = {
  search: 'Search fields',
  selectAll: (count) => `Select all ${count} fields`,
  selected: (count, total) => `${count} of ${total} selected`,
  found: (count) => `${count} fields found`,
  noMatch: (query) => `No field matches “${query}”.`,
};
const names = ['Account owner', 'Annual revenue', 'Billing city', 'Created date', 'Email', 'Fax', 'Industry'];

function fields(count: number): CheckboxListOption[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / names.length);
    const name = names[index % names.length] ?? '';
    return {
      value: `field_${index}`,
      label: turn === 0 ? name : `${name} ${turn + 1}`,
      hint: `field_${index}`,
    };
  });
}

function Example({ count, selectedCount = 0 }: { count: number; selectedCount?: number }) {
  const options = useMemo(() => fields(count), [count]);
  const [selected, setSelected] = useState(
    () => new Set(options.slice(0, selectedCount).map(({ value }) => value)),
  );
  const change = (values: readonly string[], checked: boolean) =>
    setSelected((before) => {
      const after = new Set(before);
      for (const value of values) checked ? after.add(value) : after.delete(value);
      return after;
    });
  return (
    <CheckboxList
      legend="Optional fields"
      options={options}
      selected={selected}
      onToggle={(value, checked) => change([value], checked)}
      onToggleAll={change}
      words={words}
    />
  );
}

const meta = {
  title: 'Primitives/CheckboxList',
  component: Example,
  args: { count: 12 },
  decorators: [inRoot({ maxInlineSize: '36rem' })],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Says how many are selected. A list that needs no search says it with its boxes. */
const selected = (words: string) => ({ parameters: { shows: words } });

export const NothingSelected: Story = { ...selected('0 of 12 selected') };
export const SomeSelected: Story = { ...selected('4 of 12 selected'), args: { selectedCount: 4 } };
export const AllSelected: Story = { ...selected('12 of 12 selected'), args: { selectedCount: 12 } };
export const Few: Story = { ...selected('Account owner'), args: { count: 3, selectedCount: 1 } };
export const FiveThousand: Story = {
  ...selected('3 of 5000 selected'),
  args: { count: 5000, selectedCount: 3 },
};

/** The End key scrolls the list to its end. The last row has the focus and is visible. */
export const AtTheEnd: Story = {
  args: { count: 5000 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('checkbox', { name: 'Select all 5000 fields' }).focus();
    await userEvent.tab();
    const place = () => document.activeElement?.closest('[role=listitem]')?.getAttribute('aria-posinset');
    await userEvent.keyboard('{End}{PageUp}{Home}');
    await waitFor(() => expect(place()).toBe('1'));
    await userEvent.keyboard('{End}');

    const scroller = canvasElement.querySelector('.dowel-checkbox-list-long');
    const { bottom = 0 } = scroller?.getBoundingClientRect() ?? {};
    await waitFor(() => {
      const focused = document.activeElement?.closest('[role=listitem]');
      expect(focused).toHaveAttribute('aria-posinset', '5000');
      expect(focused?.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom + 1);
    });
    await expect(canvas.getAllByRole('checkbox').length).toBeLessThan(60);
  },
};

export const NoMatch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'zebra');
    await canvas.findAllByText(/No field matches/);
  },
};
