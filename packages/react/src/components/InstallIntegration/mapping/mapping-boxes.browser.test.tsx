import type { MockService } from '@dowel/mocks';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk } from '../../../../test/walk.tsx';

it('draws ours, an arrow and theirs in one row, and below each other where tabs or a phone leave less room', async () => {
  await page.viewport(1280, 800);
  const { box } = await openWalk(arrange, { props: { integration: 'matching' } });
  const field = (await find(box, '.dowel-field-rows [role="combobox"]')).closest('.dowel-field');
  const place = (selector: string) =>
    field?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

  expect(place('.dowel-field-heading').right).toBeLessThan(place('[data-icon="from"]').left);
  expect(place('[data-icon="from"]').right).toBeLessThan(place('[role="combobox"]').left);
  for (const width of [660, 360]) {
    await page.viewport(width, 800);
    await expect.poll(() => place('[data-icon="from"]').width).toBe(0);
    expect(place('.dowel-field-heading').bottom).toBeLessThan(place('[role="combobox"]').top);
  }
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
