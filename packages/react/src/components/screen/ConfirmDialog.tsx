import type { ReactNode } from 'react';
import type { ActionState } from '../../hooks/useAction.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { useFocusWhen } from './useFocusWhen.ts';

export interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  /** What happens if the person confirms. */
  children: ReactNode;
  confirmLabel: string;
  /** The text of the button that cancels. */
  keepLabel: string;
  busyLabel: string;
  /** `primary` where nothing is lost. */
  variant?: 'danger' | 'primary';
  /** The action that is confirmed: whether it runs, and why it failed. */
  action: ActionState;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the person to confirm an action. The dialog cannot be closed while the action runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, keepLabel, busyLabel } = props;
  const { variant = 'danger', action, onConfirm, onClose } = props;
  const { isPending, error } = action;
  const close = () => {
    if (isPending) return;
    onClose();
    action.reset();
  };
  const problem = useFocusWhen<HTMLDivElement>(error);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={title}
      actions={
        <>
          <Button onClick={close} isDisabled={isPending}>
            {keepLabel}
          </Button>
          <Button variant={variant} onClick={onConfirm} isBusy={isPending} busyLabel={busyLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Text>{children}</Text>
      {error && <ProblemNotice ref={problem} error={error} />}
    </Dialog>
  );
}
