import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk } from '../../../../test/walk.tsx';

const arrange = ({ given }: { given: { installation: () => unknown } }) => void given.installation();

it('puts a long tag of the card below its description on a phone', async () => {
  await page.viewport(360, 800);
  const { box } = await openWalk(arrange);

  const tag = (await find(box, '.dowel-card-titles .dowel-tag')).getBoundingClientRect();

  const description = box.querySelector('.dowel-card-description')?.getBoundingClientRect();
  const heading = box.querySelector('.dowel-card-titles .dowel-heading')?.getBoundingClientRect();
  expect(tag.top).toBeGreaterThanOrEqual(description?.bottom ?? Number.POSITIVE_INFINITY);
  expect(description?.top).toBeGreaterThanOrEqual(heading?.bottom ?? Number.POSITIVE_INFINITY);
  expect(tag.height).toBeLessThan(30);
});

it('puts it at the end of the line of the heading where there is room', async () => {
  await page.viewport(900, 800);
  const { box } = await openWalk(arrange);

  const tag = (await find(box, '.dowel-card-titles .dowel-tag')).getBoundingClientRect();

  const heading = box.querySelector('.dowel-card-titles .dowel-heading')?.getBoundingClientRect();
  expect(tag.left).toBeGreaterThanOrEqual(heading?.right ?? Number.POSITIVE_INFINITY);
});
