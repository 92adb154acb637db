import { expect, it, onTestFinished } from 'vitest';
import { find, openWalk } from '../../test/walk.tsx';

/** Puts elements around every text, as browsers do that translate a page. React still has the texts that were there. */
function translate(page: Element): void {
  const replaceTexts = () => {
    const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.tagName === 'FONT') continue;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver(replaceTexts);
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  replaceTexts();
}

it('goes on after a sign-in on a page that the browser has translated', async () => {
  const { box } = await openWalk();
  const button = await find(box, 'button[data-variant="primary"]');
  translate(document.body);

  button.click();

  const install = await find(box, '[role="tablist"] ~ * .dowel-save-bar [data-variant="primary"]');
  install.click();
  await expect.poll(() => box.querySelector('h2')?.textContent).toContain('is connected to');
});
