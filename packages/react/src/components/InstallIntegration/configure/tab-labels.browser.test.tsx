import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk } from '../../../../test/walk.tsx';

it('draws an English label beside its mark on a page from right to left', async () => {
  await page.viewport(900, 800);
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { box } = await openWalk(({ given }) => void given.installation());

  const tab = await find(box, '[role="tab"]');

  const mark = tab.querySelector('.dowel-mark')?.getBoundingClientRect();
  // The place of the letters, not of the element, which may be wider.
  const letters = document.createRange();
  letters.selectNodeContents(tab.querySelector('bdi') ?? tab);
  const distance = (mark?.left ?? 0) - letters.getBoundingClientRect().right;
  expect(distance).toBeGreaterThan(0);
  expect(distance).toBeLessThan(16);
});
