import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { Root } from '../Root/Root.tsx';
import { Tabs } from './Tabs.tsx';

const names = ['Accounts', 'Contacts', 'Opportunities', 'Activities', 'Write', 'Manage'];

function Example({ count, startId = 'Accounts' }: { count: number; startId?: string | undefined }) {
  const [selectedId, select] = useState(startId);
  const tabs = names.slice(0, count).map((name) => ({ id: name, label: name }));
  return (
    <Root>
      <Tabs label="Objects" tabs={tabs} selectedId={selectedId} onSelect={select}>
        Panel
      </Tabs>
    </Root>
  );
}

interface Drawn {
  width: number;
  dir?: string;
  count?: number;
  startId?: string;
}

async function draw({ width, dir = 'ltr', count = 6, startId }: Drawn) {
  await page.viewport(width, 600);
  addOurStyles();
  const box = addPage(`<div dir="${dir}"></div>`);
  mount(<Example count={count} startId={startId} />, box);
  const list = box.querySelector('[role="tablist"]') as HTMLElement;
  // The side where the row of tabs fades out, because more of them are there.
  const faded = () => {
    const mask = getComputedStyle(list).maskImage;
    return mask === 'none' ? 'none' : (list.dataset.fade ?? 'unknown');
  };
  return { list, faded };
}

describe('tabs that do not fit into one line', () => {
  it.each([320, 375])('fade out at %i pixels where there are more', async (width) => {
    const { list, faded } = await draw({ width });

    await expect.poll(faded).toBe('right');
    list.scrollLeft = 60;
    await expect.poll(faded).toBe('both');
    list.scrollLeft = list.scrollWidth;
    await expect.poll(faded).toBe('left');
  });

  it('fade out at the other side from right to left', async () => {
    const { list, faded } = await draw({ width: 320, dir: 'rtl' });

    await expect.poll(faded).toBe('left');
    list.scrollLeft = -list.scrollWidth;
    await expect.poll(faded).toBe('right');
  });

  it.each(['ltr', 'rtl'])(
    'show the whole tab that the keyboard goes to, outside the fade, %s',
    async (dir) => {
      const { list, faded } = await draw({ width: 320, dir });
      await expect.poll(faded).not.toBe('none');
      list.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();

      await expect.poll(() => list.getAttribute('aria-orientation')).toBe('horizontal');
      const chosen = () => list.querySelector('[aria-selected="true"]');
      for (const name of ['Contacts', 'Opportunities']) {
        await userEvent.keyboard(dir === 'ltr' ? '{ArrowRight}' : '{ArrowLeft}');
        await expect.poll(() => chosen()?.textContent?.trim()).toBe(name);
      }
      const [inside, outside] = [chosen(), list].map((element) => element?.getBoundingClientRect());
      expect(inside?.left).toBeGreaterThanOrEqual((outside?.left ?? 0) + 31);
      expect(inside?.right).toBeLessThanOrEqual((outside?.right ?? 0) - 31);
    },
  );
});

describe('a page that becomes narrow', () => {
  it.each(['ltr', 'rtl'])('shows the selected tab, %s', async (dir) => {
    const { list } = await draw({ width: 900, dir });
    list.querySelector<HTMLElement>('[role="tab"]:last-child')?.click();
    // The observer has told this size once the second frame begins.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    await page.viewport(320, 600);
    await expect.poll(() => list.getAttribute('aria-orientation')).toBe('horizontal');

    const [inside, outside] = [list.querySelector('[aria-selected="true"]'), list].map((element) =>
      element?.getBoundingClientRect(),
    );
    expect(inside?.left).toBeGreaterThanOrEqual(outside?.left ?? 0);
    expect(inside?.right).toBeLessThanOrEqual(outside?.right ?? 0);
  });
});

describe('the selected tab at the end of a row', () => {
  const last = (list: HTMLElement) => {
    const [inside, outside] = [list.lastElementChild, list].map((element) =>
      element?.getBoundingClientRect(),
    );
    return Math.round((inside?.right ?? 0) - (outside?.right ?? 0));
  };
  const grow = (list: HTMLElement) => {
    const mark = document.createElement('span');
    mark.style.paddingInlineEnd = '5rem';
    list.querySelector('[role="tab"]')?.prepend(mark);
  };

  it('stays in view when a mark before it arrives', async () => {
    const { list, faded } = await draw({ width: 320, startId: 'Manage' });
    await expect.poll(faded).toBe('left');

    const before = list.scrollWidth;

    grow(list);

    expect(list.scrollWidth).toBeGreaterThan(before);
    await expect.poll(() => last(list)).toBe(0);
  });

  it('leaves the row where a person scrolled it', async () => {
    const { list, faded } = await draw({ width: 320, startId: 'Manage' });
    await expect.poll(faded).toBe('left');
    list.scrollLeft = 40;
    await expect.poll(faded).toBe('both');

    grow(list);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

    expect(list.scrollLeft).toBe(40);
  });
});

describe('a key that is pressed before the browser has told the size', () => {
  it.each([
    { width: 320, key: 'ArrowRight' },
    { width: 900, key: 'ArrowDown' },
  ])('goes to the next tab at $width pixels', async ({ width, key }) => {
    await page.viewport(width, 600);
    addOurStyles();
    const box = addPage('<div></div>');
    mount(<Example count={6} />, box);

    // In the same task as the first drawing, so no observer has been called yet.
    const first = box.querySelector('[role="tab"]');
    flushSync(() => first?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

    expect(box.querySelector('[aria-selected="true"]')?.textContent?.trim()).toBe('Contacts');
  });
});

describe('drawing tabs', () => {
  it.each([320, 900])('reads no place or size at %i pixels, which would force a layout', async (width) => {
    await page.viewport(width, 600);
    addOurStyles();
    const box = addPage('<div></div>');
    const read = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const scrolled = vi.spyOn(Element.prototype, 'scrollWidth', 'get');
    onTestFinished(() => void [read, scrolled].map((spy) => spy.mockRestore()));

    mount(<Example count={6} />, box);
    flushSync(() => box.querySelectorAll<HTMLElement>('[role="tab"]')[5]?.click());

    expect(box.querySelector('[aria-selected="true"]')?.textContent?.trim()).toBe('Manage');
    expect(read).not.toHaveBeenCalled();
    expect(scrolled).not.toHaveBeenCalled();
  });
});

describe('tabs that fit', () => {
  it.each([
    { width: 900, count: 6 },
    { width: 320, count: 2 },
  ])('do not fade with $count at $width pixels', async (how) => {
    const { list, faded } = await draw(how);

    await expect
      .poll(() => list.getAttribute('aria-orientation'))
      .toBe(how.width > 600 ? 'vertical' : 'horizontal');
    expect(faded()).toBe('none');
  });
});
