import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { addOurStyles, addPage, mount } from '../../../test/mount.tsx';
import { Root } from '../Root/Root.tsx';
import { Dialog } from './Dialog.tsx';

function Example({ isAtWork = false }: { isAtWork?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => !isAtWork && setOpen(false);
  return (
    <Root>
      <button type="button" className="opener" onClick={() => setOpen(true)}>
        Uninstall
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Uninstall?"
        actions={<button type="button">Keep</button>}
      />
    </Root>
  );
}

/** Parts of a page whose focus the page's own document does not know. */
const places: Record<string, () => Element | ShadowRoot> = {
  'a shadow root': () => addPage('<div></div>').attachShadow({ mode: 'open' }),
  'an iframe': () => {
    const inner = (addPage('<iframe></iframe>') as HTMLIFrameElement).contentDocument as Document;
    return inner.body.appendChild(inner.createElement('div'));
  },
};

describe('a dialog in a part of the page', () => {
  it.each(Object.entries(places))('gives the focus back in %s when Escape closes it', async (_, make) => {
    const place = make();
    addOurStyles(place);
    mount(<Example />, place);
    const opener = place.querySelector<HTMLElement>('.opener');
    const root = opener?.getRootNode() as Document | ShadowRoot;
    opener?.focus();
    opener?.click();
    await expect.poll(() => root.activeElement?.textContent).toBe('Keep');

    await userEvent.keyboard('{Escape}');

    await expect.poll(() => root.activeElement).toBe(opener);
  });
});

describe('a dialog that its owner keeps open', () => {
  it('stays, however often Escape is pressed', async () => {
    const place = addPage('<div></div>');
    addOurStyles(place);
    mount(<Example isAtWork />, place);
    const opener = place.querySelector<HTMLElement>('.opener');
    if (opener) await userEvent.click(opener);
    const dialog = place.querySelector('dialog');

    // Without a click in between, a browser closes a dialog the next time, whatever the page says.
    for (const _ of Array(4)) await userEvent.keyboard('{Escape}');

    await expect.poll(() => dialog?.matches(':modal')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Keep');
  });
});
