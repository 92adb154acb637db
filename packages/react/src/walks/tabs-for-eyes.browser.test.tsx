import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk, prefer } from '../../test/walk.tsx';

const installed = ({ given }: Parameters<NonNullable<Parameters<typeof openWalk>[0]>>[0]) =>
  given.installation();

/** The screens to look at, each with a selector that matches when it is drawn. */
const screens = [
  { name: 'connecting', arrange: undefined, shows: 'button[data-variant="primary"]' },
  { name: 'configuring', arrange: installed, shows: '.dowel-checkbox-row' },
  { name: 'managing', arrange: installed, shows: '.dowel-key-value', click: '[role="tab"]:last-child' },
];

async function openScreen({ arrange, shows, click }: (typeof screens)[number]) {
  const { box } = await openWalk(arrange);
  if (click) (await find(box, click)).click();
  await find(box, shows);
  return box;
}

/** Elements that show words, and are wider than the space they have. A list that scrolls may be wider. */
function cutOff(box: HTMLElement): string[] {
  return [...box.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const isHidden = element.closest('.dowel-visually-hidden, [hidden]') !== null;
      const isScroller = element.closest('[role="tablist"], .dowel-virtual-list') !== null;
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

  it.each(screens)('reads $name with letters of twice the size on a narrow page', async (screen) => {
    await page.viewport(640, 800);
    document.documentElement.style.fontSize = '200%';
    const box = await openScreen(screen);

    await vi.waitFor(() => {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(640);
      expect(cutOff(box)).toEqual([]);
    }, 15_000);
  });
});

describe('a person whose system replaces all colours', () => {
  it('sees which tab is chosen, which box is ticked, and where the focus is', async () => {
    await prefer('forced-colors', 'active', 'none');
    const box = await openScreen(screens[1] as (typeof screens)[number]);
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
