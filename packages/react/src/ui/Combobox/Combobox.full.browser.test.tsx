import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { Root } from '../Root/Root.tsx';
import { Combobox } from './Combobox.tsx';

const options = Array.from({ length: 20 }, (_, index) => ({
  value: `field_${index}`,
  label: `Field ${index}`,
}));
const words = { clear: 'Clear', open: 'Show', noMatch: String, more: String };

function Example() {
  const [value, setValue] = useState<string | null>('field_3');
  return (
    <Root>
      <button type="button">Before</button>
      <Combobox label="Source" options={options} value={value} onValueChange={setValue} words={words} />
    </Root>
  );
}

/** A page as high as the window, whose bar covers its lower end, as the bar for saving does. */
const bar =
  '<p style="position: sticky; bottom: 0; z-index: 1; height: 80px; margin: 0; background: #eee"></p>';
const hosts: Record<string, string> = {
  'a page with a bar below': `<div><div style="padding-top: calc(100vh - 200px)"><div class="here"></div>${bar}</div></div>`,
  'the lower end of a page': '<div style="padding-top: calc(100vh - 100px)"><div class="here"></div></div>',
  'the upper end of a page': '<div><div class="here"></div></div>',
  'a box that cuts off': '<div style="height: 150px; overflow: hidden"><div class="here"></div></div>',
  'a box that scrolls': '<div style="height: 150px; overflow: auto"><div class="here"></div></div>',
  'a scaled and moved box':
    '<div style="transform: translate(20px, 80px) scale(0.8); filter: blur(0)"><div class="here"></div></div>',
  'a zoomed box': '<div style="zoom: 1.25; padding: 20px"><div class="here"></div></div>',
  'a page from right to left': '<div dir="rtl" style="padding: 20px"><div class="here"></div></div>',
  'a modal dialog': '<dialog><div class="here"></div></dialog>',
  'a shadow root': '<div style="padding: 20px"><div class="here" data-shadow></div></div>',
};

type Place = Element | ShadowRoot;

/** Draws the example in a host and answers the innermost root, in which to look for elements. */
function draw(html: string): Place {
  const template = addPage(`<section>${html}</section>`).closest('section');
  const here = template?.querySelector('.here');
  if (!here) throw new Error('The host has no place.');
  here.closest('dialog')?.showModal();
  const place = here.matches('[data-shadow]') ? here.attachShadow({ mode: 'open' }) : here;
  addOurStyles();
  if (place instanceof ShadowRoot) addOurStyles(place);
  mount(<Example />, place);
  return place;
}

/** The first element that matches, as soon as there is one. */
const find = (place: Place, selector: string) =>
  vi.waitFor(() => {
    const element = place.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`No ${selector} yet.`);
    return element;
  }, 15_000);

const box = (place: Place) => find(place, '[role="combobox"]') as Promise<HTMLInputElement>;

/** Waits until the browser has drawn, and until the code that follows each frame has run. */
const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Opens the list and answers its options. */
async function open(place: Place): Promise<HTMLElement[]> {
  (await box(place)).click();
  await find(place, '[role="option"]');
  await frames();
  return [...place.querySelectorAll<HTMLElement>('[role="option"]')];
}

/** The options that a person cannot click in their middle, after scrolling the list to them. */
function covered(items: HTMLElement[]): string[] {
  const list = items[0]?.parentElement as HTMLElement;
  return items.flatMap((item) => {
    list.scrollTop = item.offsetTop - list.clientHeight / 2;
    const { left, top, width, height } = item.getBoundingClientRect();
    const root = item.getRootNode() as Document | ShadowRoot;
    const hit = root.elementFromPoint(left + width / 2, top + height / 2);
    return hit && item.contains(hit) ? [] : [item.textContent ?? ''];
  });
}

const viewports = [
  [375, 667],
  [768, 600],
  [1280, 400],
] as const;

describe('the list of a combobox', () => {
  it.each(
    viewports.flatMap(([width, height]) =>
      Object.entries(hosts).map(([name, html]) => ({ width, height, name, html })),
    ),
  )('has no option that cannot be clicked at $width by $height in $name', async ({ width, height, html }) => {
    await page.viewport(width, height);

    const items = await open(draw(html));

    expect(items).toHaveLength(20);
    expect(covered(items)).toEqual([]);
  });

  it.each(Object.entries(hosts))('is as wide as its box in %s', async (_, html) => {
    await page.viewport(768, 600);
    const place = draw(html);

    const [item] = await open(place);

    const list = item?.closest('.dowel-combobox-popup')?.getBoundingClientRect();
    const input = (await box(place)).getBoundingClientRect();
    expect(list?.left).toBeCloseTo(input.left, 0);
    expect(list?.width).toBeCloseTo(input.width, 0);
  });

  it('follows its box while the page scrolls, and closes when the box is out of sight', async () => {
    await page.viewport(768, 900);
    const place = draw('<div style="padding-block: 300px 2000px"><div class="here"></div></div>');
    const [item] = await open(place);
    const list = item?.closest('.dowel-combobox-popup') as HTMLElement;
    const distance = async () =>
      list.getBoundingClientRect().top - (await box(place)).getBoundingClientRect().bottom;
    const before = await distance();

    window.scrollTo(0, 120);
    await frames();
    const after = await distance();
    window.scrollTo(0, 1500);

    expect(after).toBeCloseTo(before, 0);
    await expect.poll(async () => (await box(place)).getAttribute('aria-expanded')).toBe('false');
  });

  it('closes when its box is scrolled out of a part of the page', async () => {
    const place = draw(
      '<div style="height: 200px; overflow: auto"><div class="here"></div><p style="height: 1000px"></p></div>',
    );
    await open(place);

    (place as Element).parentElement?.scrollTo(0, 600);

    await expect.poll(async () => (await box(place)).getAttribute('aria-expanded')).toBe('false');
  });

  it('moves with a box that moves without scrolling', async () => {
    const place = draw('<div><div class="above"></div><div class="here"></div></div>');
    const [item] = await open(place);
    const top = () => item?.closest('.dowel-combobox-popup')?.getBoundingClientRect().top ?? 0;
    const before = top();

    document.querySelector<HTMLElement>('.above')?.style.setProperty('height', '70px');
    await frames();

    expect(top()).toBeCloseTo(before + 70, 0);
  });
});

describe('using a combobox in a host', () => {
  it.each(Object.entries(hosts))('chooses with the mouse and clears in %s', async (_, html) => {
    await page.viewport(768, 600);
    const place = draw(html);
    const [, second] = await open(place);

    if (second) await userEvent.click(second);
    const chosen = (await box(place)).value;
    await userEvent.click(await find(place, 'button[title="Clear"]'));

    expect(chosen).toBe('Field 1');
    const input = await box(place);
    expect(input.value).toBe('');
    expect((input.getRootNode() as Document | ShadowRoot).activeElement).toBe(input);
  });

  it.each(Object.entries(hosts))('chooses with the keyboard and leaves in %s', async (_, html) => {
    await page.viewport(768, 600);
    const place = draw(html);
    (await box(place)).focus();

    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    const chosen = (await box(place)).value;
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}{Tab}');

    expect(chosen).toBe('Field 4');
    await expect.poll(async () => (await box(place)).getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['a shadow root', 'a modal dialog', 'the upper end of a page'])(
    'closes when the person clicks elsewhere in %s',
    async (name) => {
      await page.viewport(768, 900);
      const place = draw(hosts[name] ?? '');
      await open(place);

      await userEvent.click(await find(place, '.dowel-root-body > button'));

      await expect.poll(async () => (await box(place)).getAttribute('aria-expanded')).toBe('false');
    },
  );

  it('closes when the person clicks outside the shadow root', async () => {
    await page.viewport(768, 900);
    const place = draw(`${hosts['a shadow root']}<p class="outside" style="margin-top: 500px">Outside</p>`);
    await open(place);

    await userEvent.click(document.querySelector('.outside') as HTMLElement);

    await expect.poll(async () => (await box(place)).getAttribute('aria-expanded')).toBe('false');
  });

  it('closes the list and not the dialog around it on Escape', async () => {
    const place = draw(hosts['a modal dialog'] ?? '');
    await open(place);

    await userEvent.keyboard('{Escape}');

    expect((await box(place)).getAttribute('aria-expanded')).toBe('false');
    expect((place as Element).closest('dialog')?.open).toBe(true);
  });

  it('is drawn into an iframe by the page around it', async () => {
    const frame = addPage('<iframe style="width: 600px; height: 300px"></iframe>') as HTMLIFrameElement;
    const inner = frame.contentDocument as Document;
    onTestFinished(() => frame.remove());
    addOurStyles(inner.head);
    const place = inner.body.appendChild(inner.createElement('div'));
    mount(<Example />, place);

    const items = await open(place);
    const missed = covered(items);
    await userEvent.click(items[1] as HTMLElement);

    expect(missed).toEqual([]);
    expect((await box(place)).value).toBe('Field 1');
    expect(inner.activeElement).toBe(await box(place));
  });
});
