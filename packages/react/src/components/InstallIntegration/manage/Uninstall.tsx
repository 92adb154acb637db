import { type ReactNode, useState } from 'react';
import { useDeleteInstallation } from '../../../hooks/useDeleteInstallation.ts';
import { joinSentences } from '../../../messages/join-sentences.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { ConfirmDialog } from '../../screen/ConfirmDialog.tsx';
import { useFlow } from '../flow.ts';
import { useInstallEvents } from '../install-events.ts';

/** A button beside a heading. It says what uninstalling means, asks for confirmation and uninstalls. */
export function Uninstall({ children }: { children: ReactNode }) {
  const { integration, words } = useFlow();
  const translate = useMessages();
  const events = useInstallEvents();
  const action = useDeleteInstallation();
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack direction="row" align="between" gap={3}>
      {children}
      <Button onClick={() => setAsking(true)}>{translate('install.uninstall')}</Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('install.uninstall.title', words)}
        confirmLabel={translate('install.uninstall')}
        keepLabel={translate('install.keep')}
        busyLabel={translate('install.uninstalling')}
        action={action}
        onConfirm={() => action.deleteInstallation().then(events.uninstalled, events.failed)}
        onClose={() => setAsking(false)}
      >
        {joinSentences([
          translate('install.uninstall.detail', words),
          integration.latestRevision.content.actAs && translate('install.uninstall.personal'),
        ])}
      </ConfirmDialog>
    </Stack>
  );
}
