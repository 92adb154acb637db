import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk } from '../../../test/walk.tsx';

it.each([
  { width: 900, mayDifferPx: 12 },
  { width: 360, mayDifferPx: 90 },
])('is about as high as the card that follows it at $width pixels', async ({ width, mayDifferPx }) => {
  await page.viewport(width, 900);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { box } = await openWalk(undefined, { beforeAnswer: () => answered });
  const heightOf = (card: Element | null) => card?.getBoundingClientRect().height ?? 0;
  await vi.waitFor(() => expect(box.querySelector('.dowel-card[aria-busy]')).not.toBeNull());
  const loading = heightOf(box.querySelector('.dowel-card'));

  answer();
  await find(box, '.dowel-card:not([aria-busy]) button');

  expect(Math.abs(heightOf(box.querySelector('.dowel-card')) - loading)).toBeLessThanOrEqual(mayDifferPx);
});
