import { useState } from 'react';
import { useCreateInstallation } from '../../hooks/useCreateInstallation';
import { useMessages } from '../../messages/useMessages';
import { Button } from '../../ui/Button/Button';
import { Card } from '../../ui/Card/Card';
import { Notice } from '../../ui/Notice/Notice';
import { Stack } from '../../ui/Stack/Stack';
import { Text } from '../../ui/Text/Text';
import { BadConnectionNotice } from '../connection/BadConnectionNotice';
import { ProblemNotice } from '../screen/ProblemNotice';
import { useFocusWhen } from '../screen/useFocusWhen';
import type { FlowActions } from './InstallFlow';
import { InstalledByNotice, InstallTag, useConnectedTo } from './InstallStatus';
import { useInstallEvents } from './install-events';
import { useWords } from './install-words';
import { ManagePanel } from './ManagePanel';
import type { ConnectedFacts } from './useInstallStep';

/** An integration with nothing to choose, such as one that only proxies: one button installs it. */
export function ProxyCard(facts: ConnectedFacts & FlowActions) {
  const { installation, connection, integration } = facts;
  const translate = useMessages();
  const events = useInstallEvents();
  const words = useWords(facts);
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
    <Card title={words.name} description={useConnectedTo(facts)} actions={<InstallTag {...facts} />}>
      {connection.status === 'bad_credentials' && <BadConnectionNotice {...facts} onError={events.failed} />}
      <InstalledByNotice {...facts} />
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
      <ManagePanel {...facts} isBelow />
    </Card>
  );
}
