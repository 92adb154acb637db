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
import type { FlowActions } from './InstallFlow.tsx';
import { InstalledByNotice, InstallTag, useConnectedTo } from './InstallStatus.tsx';
import { useInstallEvents } from './install-events.ts';
import { useWords } from './install-words.ts';
import { ManagePanel } from './ManagePanel.tsx';
import type { ConnectedFacts } from './useInstallStep.ts';

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
