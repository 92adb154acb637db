import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { ownRoot } from '../own-root.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Called when the person presses Escape. The dialog stays open until `isOpen` is false. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** The buttons. The first one takes the focus, so put the harmless one first. */
  actions: ReactNode;
}

/** The browser's modal dialog. When it closes, the focus returns to the element that had it before. */
export function Dialog({ isOpen, onClose, title, children, actions }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    // An element that has the focus can get it again. `instanceof` does not work here: an iframe has its own classes.
    const opener = ownRoot(element).activeElement as HTMLElement | null;
    // When a dialog opens, a long list would be read from its beginning to its end.
    if (element.querySelector('dl,nav')) element.removeAttribute('aria-describedby');
    // jsdom has no modal dialogs. Tests of pages that use the library must not fail because of that.
    element.showModal?.();
    element.open = true;
    element.querySelector<HTMLElement>('.dowel-dialog-actions button')?.focus();
    // Focusing a button at the end scrolls a long text down. So scroll back to the start.
    element.scrollTop = 0;
    // A dialog of the page around it would close, too.
    const keep = (event: KeyboardEvent) => event.key === 'Escape' && event.stopPropagation();
    window.addEventListener('keydown', keep, true);
    return () => {
      window.removeEventListener('keydown', keep, true);
      element.close?.();
      if (opener?.isConnected) opener.focus();
    };
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className="dowel-dialog"
      part="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={(event) => {
        // The owner of `isOpen` decides. If the dialog closed by itself, it would not match `isOpen` any more.
        event.preventDefault();
        onClose();
      }}
      // A browser lets a page prevent this only once for each click.
      onClose={() => {
        if (dialog.current?.open === false) dialog.current.showModal();
      }}
    >
      <Heading level={2} id={`${id}-title`}>
        {title}
      </Heading>
      <div className="dowel-dialog-body" part="dialog-body" id={`${id}-body`}>
        {children}
      </div>
      <div className="dowel-dialog-actions" part="dialog-actions">
        {actions}
      </div>
    </dialog>
  );
}
