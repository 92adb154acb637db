import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { Root } from '../Root/Root.tsx';
import { Combobox } from './Combobox.tsx';

const options = Array.from({ length: 250 }, (_, index) => ({ value: `f${index}`, label: `Field ${index}` }));
const words = {
  clear: 'Clear',
  open: 'Show',
  noMatch: String,
  more: (count: number) => `${count} more`,
};

function Example() {
  const [value, setValue] = useState<string | null>('f50');
  return (
    <Root>
      <Combobox label="Source" options={options} value={value} onValueChange={setValue} words={words} />
      <button type="button">After</button>
    </Root>
  );
}

/** Draws an open list in the page or in a shadow root, and answers how to find its elements. */
async function openList(isInShadow = false) {
  await page.viewport(768, 600);
  const place = addPage('<div><p class="outside">Outside</p><div class="here"></div></div>');
  const here = (place.parentElement as HTMLElement).querySelector('.here') as HTMLElement;
  const root = isInShadow ? here.attachShadow({ mode: 'open' }) : here;
  addOurStyles();
  if (root instanceof ShadowRoot) addOurStyles(root);
  mount(<Example />, root);
  const find = (selector: string) => root.querySelector(selector) as HTMLElement;
  const box = await vi.waitFor(() => {
    const found = find('[role="combobox"]');
    expect(found).toBeTruthy();
    return found as HTMLInputElement;
  }, 15_000);
  await userEvent.click(box);
  await vi.waitFor(() => expect(find('[role="option"]')).toBeTruthy(), 15_000);
  const list = find('[role="listbox"]');
  const option = (index: number) => list.children[index] as HTMLElement;
  return {
    box,
    list,
    option,
    find,
    outside: place,
    isOpen: () => box.getAttribute('aria-expanded') === 'true',
    active: () => find('[data-active]')?.textContent,
    isInView: (index: number) => {
      const [outer, inner] = [list.getBoundingClientRect(), option(index).getBoundingClientRect()];
      return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    },
  };
}

describe('scrolling the list of a combobox', () => {
  it('shows the choice when it opens', async () => {
    const { isInView } = await openList();

    await expect.poll(() => isInView(50)).toBe(true);
  });

  it.each([
    { keys: '{Home}', index: 0 },
    { keys: '{End}', index: 99 },
    { keys: '{PageDown}{PageDown}', index: 70 },
    { keys: '{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}', index: 42 },
  ])('follows $keys', async ({ keys, index }) => {
    const { isInView, active } = await openList();

    await userEvent.keyboard(keys);

    await expect.poll(active).toBe(`Field ${index}`);
    await expect.poll(() => isInView(index)).toBe(true);
  });

  it('does not follow the mouse', async () => {
    const { list, option, active } = await openList();
    list.scrollTop = option(20).offsetTop + option(20).offsetHeight / 2;
    const before = list.scrollTop;

    option(20).dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    option(20).dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));

    await expect.poll(active).toBe('Field 20');
    expect(list.scrollTop).toBe(before);
  });
});

describe('using the list of a combobox with a mouse', () => {
  it('has no option at hand after the mouse has left', async () => {
    const { option, active, outside } = await openList();
    await userEvent.hover(option(51));
    await expect.poll(active).toBe('Field 51');

    await userEvent.hover(outside);

    await expect.poll(active).toBeUndefined();
  });

  it('stays open while the person presses on what is no option', async () => {
    const { box, find, isOpen } = await openList();

    await userEvent.click(find('.dowel-combobox-note'));

    expect(isOpen()).toBe(true);
    expect(box.matches(':focus')).toBe(true);
  });

  it('clears the choice of a box that was emptied, and keeps the focus in it', async () => {
    const { box, find, isOpen } = await openList();
    await userEvent.clear(box);

    await userEvent.click(find('button[title="Clear"]'));

    await expect.poll(isOpen).toBe(false);
    expect(find('button[title="Clear"]')).toBeNull();
    expect(box.matches(':focus')).toBe(true);
  });

  it('can be left by Tab after dragging out of the list', async () => {
    const { box, option, outside, isOpen } = await openList();

    await userEvent.dragAndDrop(option(51), outside);
    await userEvent.keyboard('{Tab}');

    expect(box.matches(':focus')).toBe(false);
    expect(isOpen()).toBe(false);
  });
});

/** The events of a tap on something that cannot have the focus. Safari on a phone leaves the focus in the box. */
function tap(element: HTMLElement) {
  const told = { bubbles: true, composed: true, cancelable: true };
  const pointer = { ...told, pointerType: 'touch', isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', pointer));
  element.dispatchEvent(new TouchEvent('touchstart', told));
  element.dispatchEvent(new PointerEvent('pointerup', pointer));
  element.dispatchEvent(new TouchEvent('touchend', told));
}

describe('using the list of a combobox by touch', () => {
  it.each([false, true])('closes it by a tap elsewhere (in a shadow root: %s)', async (isInShadow) => {
    const { find, isOpen } = await openList(isInShadow);

    tap(find('.dowel-root-body'));

    await expect.poll(isOpen).toBe(false);
  });

  it('keeps it open while the person scrolls the page or taps on the list', async () => {
    const { outside, list, isOpen } = await openList();
    const told = { bubbles: true, composed: true };

    outside.dispatchEvent(new PointerEvent('pointerdown', { ...told, pointerType: 'touch' }));
    outside.dispatchEvent(new TouchEvent('touchstart', told));
    outside.dispatchEvent(new TouchEvent('touchmove', told));
    outside.dispatchEvent(new PointerEvent('pointercancel', { ...told, pointerType: 'touch' }));
    outside.dispatchEvent(new TouchEvent('touchend', told));
    tap(list);
    await userEvent.keyboard('{Home}');

    expect(isOpen()).toBe(true);
  });
});
