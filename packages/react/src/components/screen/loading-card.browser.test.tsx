import { createMockService } from '@dowel/mocks';
import { describe, expect, it, vi } from 'vitest';
import { answeredBy } from '../../../test/answered-by.ts';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { find } from '../../../test/walk.tsx';
import { ConnectProvider, InstallIntegration, ServiceProvider } from '../../index.ts';

const ada = { groupRef: 'acme', consumerRef: 'ada' };
const components = [
  { name: 'InstallIntegration', content: <InstallIntegration integration="crm-sync" {...ada} /> },
  { name: 'ConnectProvider', content: <ConnectProvider provider="sandbox" {...ada} /> },
];

/** Draws at once. The service answers when it is told to. */
function draw({ content }: (typeof components)[number], isolated = false) {
  const service = createMockService();
  if (!isolated) addOurStyles();
  const box = addPage('<div></div>');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mount(
    <ServiceProvider isolated={isolated} options={answeredBy(service, () => answered)}>
      {content}
    </ServiceProvider>,
    box,
  );
  const heightAt = (width: number) => {
    box.style.inlineSize = `${width}px`;
    return box.getBoundingClientRect().height;
  };
  return { box, answer: () => answer(), heights: () => ({ wide: heightAt(868), narrow: heightAt(328) }) };
}

function expectAlike(
  one: { wide: number; narrow: number },
  other: { wide: number; narrow: number },
  mayDifferPx: { wide: number; narrow: number },
) {
  expect(Math.abs(one.wide - other.wide)).toBeLessThanOrEqual(mayDifferPx.wide);
  expect(Math.abs(one.narrow - other.narrow)).toBeLessThanOrEqual(mayDifferPx.narrow);
}

// First, because the code for `isolated` loads only once.
describe('before code and stylesheet of an isolated component are there', () => {
  it('its place is about as high as the skeleton inside', async () => {
    const drawn = components.map((component) => draw(component, true));
    const before = drawn.map(({ heights }) => heights());

    for (const [index, { box, heights }] of drawn.entries()) {
      await vi.waitFor(
        () =>
          expect(
            box.querySelector('[data-dowel]')?.shadowRoot?.querySelector('.dowel-skeleton'),
          ).toBeTruthy(),
        15_000,
      );
      expectAlike(before[index] ?? { wide: 0, narrow: 0 }, heights(), { wide: 4, narrow: 16 });
    }
  });
});

describe('the skeleton of a component', () => {
  it.each(components)('of $name is about as high as the card that follows it', async (component) => {
    const { box, answer, heights } = draw(component);
    await vi.waitFor(() => expect(box.querySelector('.dowel-card[aria-busy]')).not.toBeNull(), 15_000);
    const loading = heights();

    answer();
    await find(box, '.dowel-card:not([aria-busy]) button');

    expectAlike(loading, heights(), { wide: 12, narrow: 90 });
  });
});
