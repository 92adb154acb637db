import { useMessages } from '../../../messages/useMessages.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useConnectedFlow } from '../flow.ts';
import { InstallPair } from '../InstallStatus.tsx';
import { ManageContent } from './ManageContent.tsx';
import { BadConnection } from './StateNotices.tsx';

export interface UnreadableCardProps {
  error: Error;
  retry: () => void;
}

/** Says why the account cannot be read, and how to repair its connection. */
export function UnreadableCard({ error, retry }: UnreadableCardProps) {
  const { connection, words } = useConnectedFlow();
  const translate = useMessages();
  const isBad = connection.status === 'bad_credentials';
  return (
    <Card lead={<InstallPair />} title={<bdi className="dowel-name">{words.name}</bdi>}>
      {isBad ? (
        <BadConnection />
      ) : (
        <ProblemNotice error={error} title={translate('install.revision.failed', words)} onRetry={retry} />
      )}
      <ManageContent isBelow />
    </Card>
  );
}
