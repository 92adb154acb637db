import type { DowelError } from '@dowel/client';
import type { ReactNode } from 'react';
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
  isBusy: boolean;
  error: DowelError | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the person to confirm an action. The dialog cannot be closed while the action runs. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, keepLabel, busyLabel, isBusy, error } = props;
  const { variant = 'danger', onConfirm, onClose } = props;
  const problem = useFocusWhen<HTMLDivElement>(error);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !isBusy && onClose()}
      title={title}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {keepLabel}
          </Button>
          <Button variant={variant} onClick={onConfirm} isBusy={isBusy} busyLabel={busyLabel}>
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
