import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { find, openWalk } from '../../test/walk.tsx';

/** The words of an element that stand on more than one line. */
function brokenWords(element: Element): string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  }
  return broken;
}

it('breaks no word of the button to sign in again, with letters of twice the size on a small phone', async () => {
  await page.viewport(320, 800);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(async () => {
    document.documentElement.style.removeProperty('font-size');
    await page.viewport(1280, 800);
  });
  const { box } = await openWalk(({ given }) => given.installation());
  (await find(box, '[role="tab"]:last-child')).click();
  (await find(box, '.dowel-key-value')).scrollIntoView();
  (await find(box, 'summary')).click();

  const button = await find(box, '[open] .dowel-form button');

  expect(button.textContent).toBe('Reconnect Juniper CRM');
  await vi.waitFor(() => expect(brokenWords(button)).toEqual([]), 15_000);
});
