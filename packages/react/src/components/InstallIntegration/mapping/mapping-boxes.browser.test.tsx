import type { MockService } from '@dowel/mocks';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
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
});

function arrange({ given }: MockService): void {
  given.integration({
    name: 'matching',
    provider: 'sandbox',
    read: {
      objects: [
        {
          objectName: 'contacts',
          destination: 'inbox',
          schedule: '',
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
