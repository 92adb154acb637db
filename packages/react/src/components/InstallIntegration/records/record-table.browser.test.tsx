import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, openWalk } from '../../../../test/walk.tsx';

it('shows emails as a whole on a phone: columns share the width by what they hold', async () => {
  await page.viewport(400, 800);
  const { box } = await openWalk(({ given }) => void given.connection());
  await userEvent.click(await find(box, '.dowel-save-bar [data-variant="primary"]'));
  await find(box, '.dowel-record-table');

  const values = [...box.querySelectorAll('td:first-child .dowel-name')];
  const cut = values.filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight + 1,
  );

  expect(values.map(({ textContent }) => textContent)).toContain('grace@acme.example');
  expect(cut).toEqual([]);
});
