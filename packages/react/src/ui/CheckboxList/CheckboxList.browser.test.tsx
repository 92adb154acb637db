import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { Root } from '../Root/Root.tsx';
import { CheckboxList } from './CheckboxList.tsx';

const count = 5000;
const options = Array.from({ length: count }, (_, index) => ({
  value: `f${index}`,
  label: `Field ${index}.`,
}));
const words = {
  search: 'Search',
  selectAll: String,
  selected: (some: number) => `${some} selected`,
  found: String,
  noMatch: String,
};

function Example() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <Root>
      <CheckboxList
        legend="Fields"
        options={options}
        selected={selected}
        onToggle={(value) => setSelected(new Set([value]))}
        onToggleAll={() => {}}
        words={words}
      />
    </Root>
  );
}

/** A list of 5,000 that a wheel has scrolled to its middle. */
async function scrolledList() {
  await page.viewport(768, 700);
  addOurStyles();
  mount(<Example />, addPage('<div></div>'));
  const list = document.querySelector('.dowel-checkbox-list-long') as HTMLElement;
  list.scrollTop = list.scrollHeight / 2;
  const label = await vi.waitUntil(() => {
    const { left, top } = list.getBoundingClientRect();
    const found = document.elementFromPoint(left + 60, top + 100)?.closest('[role=listitem]');
    return found?.querySelector('.dowel-checkbox-label') as HTMLElement | null | undefined;
  });
  return { list, label };
}

it('ticks the row whose text is pressed after scrolling, and stays there', async () => {
  const { list, label } = await scrolledList();
  const { scrollTop } = list;
  const box = label.closest('label')?.querySelector('input') as HTMLInputElement;

  await userEvent.click(label);

  await expect.poll(() => box.checked).toBe(true);
  expect(document.activeElement).toBe(box);
  expect(Math.abs(list.scrollTop - scrollTop)).toBeLessThan(60);
});

it('stays where it is when the space beside a row is pressed', async () => {
  const { list, label } = await scrolledList();
  const { scrollTop } = list;
  const row = label.closest('[role=listitem]') as HTMLElement;

  await userEvent.click(row, { position: { x: row.offsetWidth - 4, y: 2 } });

  expect(Math.abs(list.scrollTop - scrollTop)).toBeLessThan(60);
});

it('leaves keys with Control, Alt or Meta to the browser', async () => {
  const { list } = await scrolledList();
  list.focus();
  const first = document.activeElement;

  for (const key of ['{Control>}{End}{/Control}', '{Alt>}{ArrowDown}{/Alt}']) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(first);
  }
});
