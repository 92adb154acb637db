import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { More, type MoreProps } from './More.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function draw() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  const show = (props: MoreProps) => act(async () => root.render(createElement(More, props)));
  return { place, show };
}

it('keeps the focus on its button while there are more rows, and then gives it to the words', async () => {
  const { place, show } = draw();
  await show({ words: 'The first 50 customers', onMore: () => undefined });
  const button = place.querySelector('button');
  button?.focus();
  await show({ words: 'The first 100 customers', onMore: () => undefined });
  expect(document.activeElement).toBe(button);

  await show({ words: '113 customers', onMore: undefined });

  expect(document.activeElement?.textContent).toBe('113 customers');
});

it('leaves the focus where it is when the button goes without it', async () => {
  const { place, show } = draw();
  await show({ words: 'The first 50 customers', onMore: () => undefined });
  (document.activeElement as HTMLElement).blur();

  await show({ words: '53 customers', onMore: undefined });

  expect(place.contains(document.activeElement)).toBe(false);
});
