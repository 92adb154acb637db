import type { Connection } from '@dowel/schema';
import { type ReactNode, useState } from 'react';
import { useDeleteConnection } from '../../hooks/useDeleteConnection.ts';
import { providerLabel } from '../../messages/provider-label.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { ConfirmDialog } from '../screen/ConfirmDialog.tsx';
import { useConnecting } from './connecting.ts';

export interface RemoveConnectionProps {
  /** A heading beside the button. */
  children?: ReactNode;
  onRemoved?: ((connection: Connection) => void) | undefined;
}

/** Removes the connection, after a confirmation. */
export function RemoveConnection({ children, onRemoved }: RemoveConnectionProps) {
  const { provider, onError } = useConnecting();
  const translate = useMessages();
  const [isAsking, setAsking] = useState(false);
  const action = useDeleteConnection();
  const words = { provider: providerLabel(provider) };
  const confirm = () => {
    action.deleteConnection().then((connection) => {
      setAsking(false);
      onRemoved?.(connection);
    }, onError);
  };
  return (
    <Stack direction="row" align="between" gap={3}>
      {children}
      <Button onClick={() => setAsking(true)}>{translate('connection.disconnect', words)}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('connection.disconnect.title', words)}
        confirmLabel={translate('connection.disconnect.action')}
        keepLabel={translate('connection.keep')}
        busyLabel={translate('connection.busy')}
        action={action}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        {translate('connection.disconnect.detail', words)}
      </ConfirmDialog>
    </Stack>
  );
}
