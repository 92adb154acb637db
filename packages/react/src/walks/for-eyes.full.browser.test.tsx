import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk, prefer } from '../../test/walk.tsx';

const installed = ({ given }: Parameters<NonNullable<Parameters<typeof openWalk>[0]>>[0]) =>
  given.installation();

const connected = ({ given }: Parameters<NonNullable<Parameters<typeof openWalk>[0]>>[0]) =>
  given.connection();
const goOn = '.dowel-save-bar [data-variant="primary"]';

interface Screen {
  name: string;
  arrange?: typeof installed | typeof connected;
  variant?: 'tabs' | 'wizard';
  /** A selector that matches when the screen is drawn. */
  shows: string;
  /** What is clicked on the way, and words of the heading that follows. */
  way?: { click: string; to: string }[];
}

const toManage = [{ click: '[role="tab"]:last-child', to: 'connection' }];
const toRenew = [...toManage, { click: 'summary', to: 'connection' }];
const toFields = [{ click: goOn, to: 'People' }];
const toReview = [
  ...toFields,
  ...['Companies', 'Deals', 'Check and install'].map((to) => ({ click: goOn, to })),
];

/** The screens of the walks through the tabs and through the wizard. */
const screens: Screen[] = [
  { name: 'connecting', shows: 'button[data-variant="primary"]' },
  { name: 'configuring', arrange: installed, shows: '.dowel-checkbox-row' },
  { name: 'managing', arrange: installed, shows: '.dowel-key-value', way: toManage },
  { name: 'renewing a sign-in', arrange: installed, shows: '[open] .dowel-form button', way: toRenew },
  { name: 'the wizard’s objects', arrange: connected, variant: 'wizard', shows: '.dowel-row' },
  { name: 'the wizard’s fields', arrange: connected, variant: 'wizard', shows: '.dowel-tag', way: toFields },
  { name: 'the wizard’s review', arrange: connected, variant: 'wizard', shows: '.dowel-row', way: toReview },
];

async function openScreen({ arrange, variant = 'tabs', shows, way = [] }: Screen) {
  const { box } = await openWalk(arrange, { props: { variant } });
  for (const { click, to } of way) {
    (await find(box, click)).click();
    await vi.waitFor(() => {
      const headings = [...box.querySelectorAll('h3')].map(({ textContent }) => textContent);
      expect(headings.some((heading) => heading.includes(to))).toBe(true);
    }, 15_000);
  }
  await find(box, shows);
  return box;
}

function named(name: string): Screen {
  const screen = screens.find((candidate) => candidate.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  return screen;
}

/** Elements that show words, and are wider than the space they have. A list or a text box that scrolls may be wider. */
function cutOff(box: ParentNode): string[] {
  return [...box.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { overflowX, clipPath } = getComputedStyle(element);
      // Words for screen readers only, and the labels of steps that one line stands for, are clipped.
      const isHidden = clipPath !== 'none' || element.closest('[hidden]') !== null;
      const isScroller = element.closest('[role="tablist"], .dowel-checkbox-list-long, input') !== null;
      return (
        !isHidden && !isScroller && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1
      );
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 120));
}

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  await page.viewport(1280, 800);
});

describe('a person who enlarges the page', () => {
  it.each(screens)('sees all of $name at 200 percent, and scrolls in one direction only', async (screen) => {
    // A window of 1280 pixels that is enlarged to 200 percent has room for 640.
    await page.viewport(640, 400);
    const box = await openScreen(screen);

    await vi.waitFor(() => {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
      expect(cutOff(box)).toEqual([]);
    }, 15_000);
  });

  it.each(screens)('reads $name with letters of twice the size on a small phone', async (screen) => {
    await page.viewport(320, 800);
    document.documentElement.style.fontSize = '200%';
    const box = await openScreen(screen);

    await vi.waitFor(() => {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      expect(cutOff(box)).toEqual([]);
    }, 15_000);
  });

  it('sees all of the wizard on a small phone where the name of an object is one long word', async () => {
    await page.viewport(320, 800);
    const { box } = await openWalk(
      (service) => {
        connected(service);
        service.store.integrations = structuredClone(service.store.integrations);
        for (const object of service.store.integrations[0]?.latestRevision.content.read?.objects ?? [])
          object.mapToDisplayName = 'Rechtsschutzversicherungsgesellschaften';
      },
      { props: { variant: 'wizard' } },
    );
    (await find(box, goOn)).click();
    await vi.waitFor(() => expect(box.querySelector(goOn)?.textContent).toContain('gesellschaften'), 15_000);

    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

it('draws edges in the colour of words for a person who asks for more contrast', async () => {
  const box = await openScreen(named('managing'));
  const card = getComputedStyle(await find(box, '.dowel-card'));
  const muted = getComputedStyle(await find(box, '.dowel-key-value-term'));
  const before = card.borderTopColor;

  await prefer('prefers-contrast', 'more', 'no-preference');

  await expect.poll(() => muted.color).toBe(card.color);
  expect(card.borderTopColor).not.toBe(before);
  // What is typed into is not weaker than what stands around it.
  expect(card.getPropertyValue('--dowel-colors-input-border')).toBe(
    card.getPropertyValue('--dowel-colors-border'),
  );
});

describe('a person whose system replaces all colours', () => {
  it('sees no edge around words that are a button, as those stand in line with other words', async () => {
    await prefer('forced-colors', 'active', 'none');
    const box = await openScreen(named('configuring'));

    const quiet = await find(box, '.dowel-button[data-variant="quiet"]');

    const card = await find(box, '.dowel-card');
    expect(getComputedStyle(quiet).borderTopColor).toBe(getComputedStyle(card).backgroundColor);
  });

  it('sees which tab is chosen, which box is ticked, and where the focus is', async () => {
    await prefer('forced-colors', 'active', 'none');
    const box = await openScreen(named('configuring'));
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);

    const tick = await find(box, '.dowel-checkbox-row input[type="checkbox"]');
    const before = await pictureOf(tick);
    tick.click();
    await vi.waitFor(async () => expect(await pictureOf(tick)).not.toBe(before), 15_000);

    const tab = await find(box, '[role="tab"][aria-selected="true"]');
    const chosen = await pictureOf(tab);
    (await find(box, '[role="tab"][aria-selected="false"]')).click();
    await vi.waitFor(async () => expect(await pictureOf(tab)).not.toBe(chosen), 15_000);

    const button = box.querySelector<HTMLElement>('.dowel-button[data-variant="primary"]');
    expect(button && Number.parseFloat(getComputedStyle(button).borderTopWidth)).toBeGreaterThan(0);
    tab.focus();
    expect(getComputedStyle(tab).outlineStyle).not.toBe('none');
  });

  it('sees which objects the wizard has chosen', async () => {
    await prefer('forced-colors', 'active', 'none');
    const box = await openScreen(named('the wizard’s objects'));
    const tick = await find(box, '.dowel-row input[type="checkbox"]');

    const before = await pictureOf(tick);
    tick.click();

    await vi.waitFor(async () => expect(await pictureOf(tick)).not.toBe(before), 15_000);
  });

  it('sees how far the wizard has come, and which button goes on', async () => {
    await prefer('forced-colors', 'active', 'none');
    const box = await openScreen(named('the wizard’s fields'));
    const before = await pictureOf(await find(box, '.dowel-steps'));
    const [next, back] = [
      await find(box, goOn),
      await find(box, '.dowel-save-bar [data-variant="secondary"]'),
    ];
    expect(getComputedStyle(next).backgroundColor).not.toBe(getComputedStyle(back).backgroundColor);

    back.click();

    await vi.waitFor(
      async () => expect(await pictureOf(await find(box, '.dowel-steps'))).not.toBe(before),
      15_000,
    );
  });
});

/** The picture of an element. No style that a page can read shows the state of a system's own checkbox. */
const pictureOf = (element: HTMLElement): Promise<string> => page.screenshot({ element, save: false });

describe('a person who wants less movement', () => {
  it.each(screens)('sees nothing move while $name is drawn', async (screen) => {
    await prefer('prefers-reduced-motion', 'reduce', 'no-preference');
    const box = await openScreen(screen);

    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const frames = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      return playState === 'running' && frames.some((frame) => 'transform' in frame || 'translate' in frame);
    });
    const longest = Math.max(
      ...[...box.querySelectorAll('*')].flatMap((element) =>
        getComputedStyle(element).transitionDuration.split(', ').map(Number.parseFloat),
      ),
    );

    expect(moving).toEqual([]);
    expect(longest).toBe(0);
  });
});
