import { expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addPage } from '../../test/mount.tsx';
import { find, openWalk } from '../../test/walk.tsx';

/** Some pages are one form from their first to their last element. */
function openForm() {
  const form = addPage('<form><main></main></form>').closest('form') as HTMLFormElement;
  const save = form.appendChild(document.createElement('button'));
  const sent = vi.fn((event: Event) => event.preventDefault());
  form.addEventListener('submit', sent);
  onTestFinished(() => form.removeEventListener('submit', sent));
  return { place: form.querySelector('main') as HTMLElement, save, sent };
}

it.each(['[role="combobox"]', 'input[type="checkbox"]'])(
  'leaves the form of the page where it is on Enter in %s',
  async (selector) => {
    const { place, sent } = openForm();
    const { box } = await openWalk(({ given }) => given.installation(), { place });
    const input = await find(box, selector);
    input.focus();

    await userEvent.keyboard('{Enter}');

    expect(document.activeElement).toBe(input);
    expect(sent).not.toHaveBeenCalled();
  },
);

it('does not keep the page from sending its form while a choice is missing', async () => {
  const { place, save, sent } = openForm();
  const { box } = await openWalk(({ given }) => given.installation(), { place });
  await find(box, '[role="combobox"]');

  save.click();

  expect(sent).toHaveBeenCalledOnce();
});

it('takes a key inside of a form of the page', async () => {
  const { place, sent } = openForm();
  const { box } = await openWalk(undefined, { place, props: { integration: 'crm-sync-key' } });
  const left = vi.fn();
  const form = (await find(box, 'input[type="password"]')).closest('form');
  // The browser would leave the page, and with it this test.
  form?.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) left();
    event.preventDefault();
  });

  await userEvent.type(await find(box, 'input[type="password"]'), 'a-key{Enter}');

  await find(box, '[role="tablist"]');
  expect(left).not.toHaveBeenCalled();
  expect(sent).not.toHaveBeenCalled();
});
