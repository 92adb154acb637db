import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import ours from '../../styles.css?inline';
import { Root } from '../Root/Root.tsx';
import { Select } from './Select.tsx';

it('draws the text that stands for no choice in the quieter colour of a hint', async () => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = ours;
  const box = document.body.appendChild(document.createElement('main'));
  const root = createRoot(box);
  onTestFinished(() => {
    root.unmount();
    style.remove();
    box.remove();
  });
  root.render(
    <Root>
      <Select
        label="Region"
        hint="Where your account lives."
        placeholder="Choose a region"
        options={[{ value: 'eu', label: 'Europe' }]}
      />
    </Root>,
  );
  const select = await vi.waitFor(() => box.querySelector('select') ?? Promise.reject(), 15_000);
  const colorOf = (selector: string) => getComputedStyle(box.querySelector(selector) ?? box).color;
  expect(colorOf('select')).toBe(colorOf('.dowel-field-hint'));

  await userEvent.selectOptions(select, 'Europe');

  expect(colorOf('select')).toBe(colorOf('.dowel-field-label'));
  expect(colorOf('option')).toBe(colorOf('.dowel-field-label'));
});
