import { act } from 'react';
import { expect, it } from 'vitest';
import { draw } from '../parts/draw.fixture.ts';
import { inProject } from '../parts/in-project.fixture.ts';
import { useKeys } from './keys.ts';

const nothing = () => undefined;

function Page() {
  useKeys({ openPalette: nothing, showKeys: nothing });
  return null;
}

it.each([
  ['j', 'KeyJ'],
  ['о', 'KeyJ'],
  ['ξ', 'KeyJ'],
  // Dvorak has its J elsewhere.
  ['j', 'KeyC'],
])('moves to the next row with %s of %s', async (key, code) => {
  document.body.replaceChildren();
  const place = await draw(inProject(Page));
  place.insertAdjacentHTML('beforeend', '<main><a href="#row" data-row-link>Row</a></main>');

  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
  });

  expect(document.activeElement?.tagName).toBe('A');
});
