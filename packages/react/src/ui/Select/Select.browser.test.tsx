import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { Root } from '../Root/Root.tsx';
import { Select } from './Select.tsx';

it('draws the text that stands for no choice in the quieter colour of a hint', async () => {
  addOurStyles();
  const box = addPage('<main></main>');
  mount(
    <Root>
      <Select
        label="Region"
        hint="Where your account lives."
        placeholder="Choose a region"
        options={[{ value: 'eu', label: 'Europe' }]}
      />
    </Root>,
    box,
  );
  const colorOf = (selector: string) => getComputedStyle(box.querySelector(selector) ?? box).color;
  expect(colorOf('select')).toBe(colorOf('.dowel-field-hint'));

  await userEvent.selectOptions(box.querySelector('select') ?? box, 'Europe');

  expect(colorOf('select')).toBe(colorOf('.dowel-field-label'));
  expect(colorOf('option')).toBe(colorOf('.dowel-field-label'));
});
