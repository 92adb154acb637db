import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk } from '../../../../test/walk.tsx';

beforeEach(() => page.viewport(375, 800));

it('draws the tag of the card beside its title on a phone', async () => {
  const { box } = await openWalk(({ given }) => given.connection());
  const title = await find(box, '.dowel-card-header .dowel-heading');
  const tag = await find(box, '.dowel-card-header .dowel-tag');

  const [of, its] = [title.getBoundingClientRect(), tag.getBoundingClientRect()];
  expect(its.left).toBeGreaterThanOrEqual(of.left);
  expect(its.top).toBeLessThan(of.bottom);
});

it('draws a checkbox at the first line of its row', async () => {
  const { box } = await openWalk(({ given }) => given.connection(), { props: { variant: 'wizard' } });
  const checkbox = await find(box, '.dowel-row input');
  const title = await find(box, '.dowel-row .dowel-row-title');

  const [its, of] = [checkbox.getBoundingClientRect(), title.getBoundingClientRect()];
  expect(its.top).toBeLessThan(of.bottom);
  expect(its.bottom).toBeLessThanOrEqual(of.bottom + 2);
});
