// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton, CopyId } from './CopyButton.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

async function press(element: ReturnType<typeof createElement>): Promise<string | null> {
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(element));
  await act(async () => place.querySelector('button')?.click());
  return place.textContent;
}

const key = createElement(CopyButton, { text: 'secret', label: 'Copy key' });
const id = createElement(CopyId, { id: '01990000-0000-7000-8000-000000000000' });

it.each([key, id])('says that a text is copied', async (button) => {
  const writeText = vi.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });

  expect(await press(button)).toBe('Copied');
  expect(writeText).toHaveBeenCalledWith(button.props.text ?? button.props.id);
});

it.each([key, id])('says so on a page without TLS, which has no clipboard', async (button) => {
  expect(await press(button)).toBe('Cannot copy here');
});
