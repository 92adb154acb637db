import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arrangeHistory } from '../../../../test/mock-history.ts';
import { find, openWalk } from '../../../../test/walk.tsx';

it('keeps the buttons of a version on one line on a phone', async () => {
  await page.viewport(320, 800);
  const { box } = await openWalk(arrangeHistory);
  const open = await vi.waitFor(() => page.getByRole('button', { name: /^Changed by/ }).element(), 10_000);
  await userEvent.click(open);
  await find(box, '.dowel-row-end button + button');

  const rows = [...box.querySelectorAll('.dowel-row-end:has(button + button)')];
  const tops = rows.map((row) => [...row.querySelectorAll('button')].map(middleOf));

  expect(rows.length).toBeGreaterThan(0);
  for (const [show, restore] of tops) expect(restore).toBeCloseTo(show ?? 0, 0);
});

it('leaves half of a row to who and when, in a language with long words', async () => {
  await page.viewport(880, 800);
  const { box } = await openWalk(arrangeHistory, { language: 'de' });
  await userEvent.click(
    await vi.waitFor(() => page.getByRole('button', { name: /^Geändert von/ }).element(), 10_000),
  );
  await find(box, '.dowel-row-end button + button');

  const rows = [...box.querySelectorAll('.dowel-row:has(button + button)')];
  const shares = rows.map((row) => {
    const { offsetWidth = 0 } = row.querySelector<HTMLElement>('.dowel-row-main') ?? {};
    return offsetWidth / row.clientWidth;
  });

  expect(Math.min(...shares)).toBeGreaterThan(0.35);
});

function middleOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
}
