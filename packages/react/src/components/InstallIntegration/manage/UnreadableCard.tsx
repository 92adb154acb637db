import { useMessages } from '../../../messages/useMessages.ts';
import { needsAnswer } from '../../connection/needs-answer.ts';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import { useConnectedFlow } from '../flow.ts';
import { CardAboveManaging } from './CardAboveManaging.tsx';
import { ConnectionState } from './StateNotices.tsx';

export interface UnreadableCardProps {
  error: Error;
  retry: () => void;
}

/** Says why the account cannot be read, and how to repair its connection. */
export function UnreadableCard({ error, retry }: UnreadableCardProps) {
  const { connection, words } = useConnectedFlow();
  const translate = useMessages();
  return (
    <CardAboveManaging>
      {needsAnswer(connection) ? (
        <ConnectionState />
      ) : (
        <ProblemNotice error={error} title={translate('install.revision.failed', words)} onRetry={retry} />
      )}
    </CardAboveManaging>
  );
}
