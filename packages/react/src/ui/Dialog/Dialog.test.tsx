import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from './Dialog.tsx';

function Example({ onClose }: { onClose?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Uninstall
      </button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Uninstall?"
        actions={
          <button type="button" onClick={close}>
            Keep
          </button>
        }
      >
        Nothing more will be read.
      </Dialog>
    </>
  );
}

describe('confirming in a dialog', () => {
  it('is named by its title, described by its text, and focuses the first action', async () => {
    render(<Example />);

    await userEvent.click(screen.getByText('Uninstall'));

    const dialog = screen.getByRole('dialog', { name: 'Uninstall?' });
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Nothing more will be read.');
    expect(screen.getByText('Keep')).toBe(document.activeElement);
  });

  it.each([
    ['links', <nav key="links" />],
    ['facts', <dl key="facts" />],
  ])('is not described by %s, which would be read from beginning to end', (_, body) => {
    render(
      <Dialog isOpen title="Where to" onClose={() => undefined} actions={null}>
        {body}
      </Dialog>,
    );

    expect(screen.getByRole('dialog').getAttribute('aria-describedby')).toBeNull();
  });

  it('asks its owner to close when it is cancelled', async () => {
    const onClose = vi.fn();
    render(<Example onClose={onClose} />);
    await userEvent.click(screen.getByText('Uninstall'));

    // A browser dispatches this event for Escape. jsdom does not.
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

    expect(onClose).toHaveBeenCalledOnce();
  });

  it('keeps Escape from a dialog of the page around it', async () => {
    const onKeyDown = vi.fn();
    document.addEventListener('keydown', onKeyDown, true);
    onTestFinished(() => document.removeEventListener('keydown', onKeyDown, true));
    render(<Example />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Uninstall'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Keep'));
    await userEvent.keyboard('{Escape}');

    expect(onKeyDown).toHaveBeenCalledTimes(2);
  });
});
