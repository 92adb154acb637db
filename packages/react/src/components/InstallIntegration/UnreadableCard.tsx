import { useMessages } from '../../messages/useMessages.ts';
import { Card } from '../../ui/Card/Card.tsx';
import { BadConnectionNotice } from '../connection/BadConnectionNotice.tsx';
import { ProblemNotice } from '../screen/ProblemNotice.tsx';
import type { FlowActions } from './InstallFlow.tsx';
import { useInstallEvents } from './install-events.ts';
import { useWords } from './install-words.ts';
import { ManagePanel } from './ManagePanel.tsx';
import type { ConnectedFacts } from './useInstallStep.ts';

export interface UnreadableCardProps extends ConnectedFacts, FlowActions {
  error: Error;
  retry: () => void;
  isRetrying: boolean;
}

/** The account cannot be read: why, and what can be done about its connection. */
export function UnreadableCard(props: UnreadableCardProps) {
  const { error, retry, connection } = props;
  const translate = useMessages();
  const { failed } = useInstallEvents();
  const words = useWords(props);
  const isBad = connection.status === 'bad_credentials';
  return (
    <Card title={words.name}>
      {isBad ? (
        <BadConnectionNotice {...props} onError={failed} />
      ) : (
        <ProblemNotice error={error} title={translate('install.revision.failed', words)} onRetry={retry} />
      )}
      <ManagePanel {...props} isBelow />
    </Card>
  );
}
