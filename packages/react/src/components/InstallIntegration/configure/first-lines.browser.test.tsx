import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk } from '../../../../test/walk.tsx';

beforeEach(() => page.viewport(375, 800));

it.each([360, 375])('draws a short tag of the card below its description at %i pixels', async (width) => {
  await page.viewport(width, 800);
  const { box } = await openWalk(({ given }) => given.connection());
  const tag = await find(box, '.dowel-card-header .dowel-tag');

  const description = box.querySelector('.dowel-card-description')?.getBoundingClientRect();
  expect(tag.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    description?.bottom ?? Number.POSITIVE_INFINITY,
  );
});

it('draws a checkbox at the first line of its row', async () => {
  const { box } = await openWalk(({ given }) => given.connection(), { props: { variant: 'wizard' } });
  const checkbox = await find(box, '.dowel-row input');
  const title = await find(box, '.dowel-row .dowel-row-title');

  const [its, of] = [checkbox.getBoundingClientRect(), title.getBoundingClientRect()];
  expect(its.top).toBeLessThan(of.bottom);
  expect(its.bottom).toBeLessThanOrEqual(of.bottom + 2);
});
