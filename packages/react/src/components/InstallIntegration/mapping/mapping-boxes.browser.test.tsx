import type { MockService } from '@dowel/mocks';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, openWalk } from '../../../../test/walk.tsx';

it('draws two boxes beside each other at the same height if the question of one takes two lines', async () => {
  await page.viewport(1280, 800);
  const { box } = await openWalk(arrange, { props: { integration: 'matching' } });
  await find(box, '.dowel-field-grid [role="combobox"]');

  const [first, second] = [...box.querySelectorAll('.dowel-field-grid [role="combobox"]')].map((each) =>
    each.getBoundingClientRect(),
  );

  expect(first?.right).toBeLessThan(second?.left ?? 0);
  expect(first?.top).toBe(second?.top);
  const [short, long] = [...box.querySelectorAll('.dowel-field-hint')].map((each) =>
    each.getBoundingClientRect(),
  );
  expect(short?.top).toBe(long?.top);
});

it('uses the whole width of the wizard for two boxes', async () => {
  await page.viewport(880, 800);
  const { box } = await openWalk(arrange, { props: { integration: 'matching', variant: 'wizard' } });
  await userEvent.click(await find(box, '.dowel-save-bar button[data-variant="primary"]'));

  const grid = await find(box, '.dowel-field-grid');

  const last = grid.querySelector('.dowel-field:last-child')?.getBoundingClientRect();
  expect(grid.querySelectorAll('.dowel-field')).toHaveLength(2);
  expect(last?.right).toBeCloseTo(grid.getBoundingClientRect().right, 0);
});

it('ends an English question at its own end on a page from right to left', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const { box } = await openWalk(arrange, { props: { integration: 'matching' } });
  const question = await find(box, '.dowel-field-hint');

  expect(question.textContent).toBe('Which field?');
  expect(placeOf(question, 'Which field?'.length - 1).left).toBeGreaterThan(placeOf(question, 0).left);
});

/** Where a character of an element is drawn. */
function placeOf(element: Element, index: number): DOMRect {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error('There is no text.');
  const range = document.createRange();
  range.setStart(text, index);
  range.setEnd(text, index + 1);
  return range.getBoundingClientRect();
}

function arrange({ given }: MockService): void {
  given.integration({
    name: 'matching',
    provider: 'sandbox',
    read: {
      objects: [
        {
          objectName: 'contacts',
          destination: 'inbox',
          schedule: '0 * * * *',
          requiredFields: [
            { mapToName: 'stage', mapToDisplayName: 'Stage', prompt: 'Which field?' },
            {
              mapToName: 'territory',
              mapToDisplayName: 'Territory',
              prompt: 'Which field says in which of your sales territories a person lives or works?',
            },
          ],
        },
      ],
    },
  });
  given.connection();
}
