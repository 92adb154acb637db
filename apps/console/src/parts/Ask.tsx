import { Button, Dialog } from '@dowel/react/parts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProblem } from './form/FormProblem.tsx';

export interface AskProps {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The words of the button that does it. */
  does: string;
  /** The words of the button that does not. */
  keeps?: string;
  isDanger?: boolean;
  /** Absent: it cannot be done, and only the reason is shown. */
  send?: (() => PromiseLike<unknown>) | undefined;
  /** Said in place of the usual title when it fails, if a part may be done by then. */
  undone?: { readonly title: string; readonly left: string } | undefined;
  /** Called when it is done or not wanted. */
  onClose: (isDone: boolean) => void;
}

/** Says what will happen, and asks once. It cannot be closed while it is being sent. */
export function Ask({
  title,
  children,
  does,
  keeps = 'Cancel',
  isDanger = true,
  send,
  undone,
  onClose,
}: AskProps) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: async () => send?.(),
    onSuccess: async () => {
      await client.invalidateQueries();
      onClose(true);
    },
    // Somebody else may have changed or deleted it.
    onError: () => void client.invalidateQueries(),
  });
  const { isPending } = sending;
  const part = sending.error ? undone : undefined;
  return (
    <Dialog
      isOpen
      title={title}
      onClose={() => !isPending && onClose(false)}
      actions={
        <>
          <Button onClick={() => onClose(false)} isDisabled={isPending}>
            {keeps}
          </Button>
          {send && (
            <Button
              variant={isDanger ? 'danger' : 'primary'}
              isBusy={isPending}
              busyLabel="Sending"
              onClick={() => sending.mutate()}
            >
              {does}
            </Button>
          )}
        </>
      }
    >
      {children}
      <FormProblem error={sending.error} isKept title={part?.title}>
        {part && <p>{part.left}</p>}
      </FormProblem>
    </Dialog>
  );
}
