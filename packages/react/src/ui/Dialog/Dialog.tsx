import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Escape was pressed. The dialog stays until `isOpen` is false. */
  onClose: () => void;
  title: ReactNode;
  headingLevel?: HeadingLevel | undefined;
  children?: ReactNode;
  /** Buttons; the first takes the focus, so put the harmless one first. */
  actions: ReactNode;
}

/** The platform's modal dialog. The focus goes back to where it was when the dialog closes. */
export function Dialog({ isOpen, onClose, title, headingLevel, actions, children }: DialogProps) {
  if (!isOpen) return null;
  return (
    <OpenDialog onClose={onClose} title={title} headingLevel={headingLevel} actions={actions}>
      {children}
    </OpenDialog>
  );
}

function OpenDialog({ onClose, title, headingLevel = 2, children, actions }: Omit<DialogProps, 'isOpen'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    if (element && !element.open) showModal(element);
    element?.querySelector<HTMLElement>('.dowel-dialog-actions button')?.focus();
    // The buttons come last; a long text is read from its start.
    if (element) element.scrollTop = 0;
    return () => {
      element?.close?.();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dowel-dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children === undefined ? undefined : `${id}-body`}
      onCancel={(event) => {
        // Whoever owns `isOpen` decides; closing by itself would leave the two apart.
        event.preventDefault();
        onClose();
      }}
    >
      <Heading level={headingLevel} id={`${id}-title`}>
        {title}
      </Heading>
      {children !== undefined && (
        <div className="dowel-dialog-body" id={`${id}-body`}>
          {children}
        </div>
      )}
      <div className="dowel-dialog-actions">{actions}</div>
    </dialog>
  );
}

// jsdom has no modal dialogs, and nobody's tests should fail for that.
function showModal(element: HTMLDialogElement) {
  if (typeof element.showModal === 'function') element.showModal();
  else element.open = true;
}
