import { useState } from 'react';
import { useCreateInstallation } from '../../hooks/useCreateInstallation.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { Card } from '../../ui/Card/Card.tsx';
import { Notice } from '../../ui/Notice/Notice.tsx';
import { Stack } from '../../ui/Stack/Stack.tsx';
import { Text } from '../../ui/Text/Text.tsx';
import { BadConnectionNotice } from '../connection/BadConnectionNotice.tsx';
import { ProblemNotice } from '../screen/ProblemNotice.tsx';
import { useFocusWhen } from '../screen/useFocusWhen.ts';
import { useConnectedFlow } from './flow.ts';
import { InstalledByNotice, InstallTag, useConnectedTo } from './InstallStatus.tsx';
import { useInstallEvents } from './install-events.ts';
import { ManagePanel } from './manage/ManagePanel.tsx';

/** Installs an integration that has nothing to choose, such as one that only proxies, with one button. */
export function ProxyCard() {
  const { installation, connection, integration, words } = useConnectedFlow();
  const translate = useMessages();
  const events = useInstallEvents();
  const { createInstallation, isPending, error } = useCreateInstallation();
  const [isNew, setNew] = useState(false);
  const target = useFocusWhen<HTMLDivElement>(error ?? isNew);
  const { proxy } = integration.latestRevision.content;
  const install = () => {
    createInstallation({ content: proxy?.enabled ? { proxy: { enabled: true } } : {} }).then((made) => {
      setNew(true);
      events.installed(made);
    }, events.failed);
  };
  return (
    <Card title={words.name} description={useConnectedTo()} actions={<InstallTag />}>
      {connection.status === 'bad_credentials' && <BadConnectionNotice connection={connection} />}
      <InstalledByNotice />
      {isNew && <Notice ref={target} tone="success" title={translate('install.installed')} />}
      <Text>{translate('install.proxy.detail', words)}</Text>
      {error && <ProblemNotice ref={target} error={error} title={translate('install.notSaved')} />}
      {!installation && (
        <Stack direction="row">
          <Button
            variant="primary"
            onClick={install}
            isBusy={isPending}
            busyLabel={translate('install.installing')}
          >
            {translate('install.action')}
          </Button>
        </Stack>
      )}
      <ManagePanel isBelow />
    </Card>
  );
}
