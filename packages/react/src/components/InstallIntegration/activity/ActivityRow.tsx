import type { Activity } from '@dowel/schema';
import { accountTitle } from '@dowel/schema/rules';
import { useManifest } from '../../../hooks/useManifest.ts';
import { formatWhen } from '../../../messages/format-when.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { TextButton } from '../../../ui/Button/TextButton.tsx';
import { StateIcon } from '../../../ui/Icon/StateIcon.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Badge } from '../../../ui/Logo/Badge.tsx';
import { nextStepOf } from '../../connection/diagnosis-words.ts';
import { useFlow } from '../flow.ts';
import { AuthorLogo } from './AuthorLogo.tsx';
import { useActivityWords } from './useActivityWords.ts';
import { useCounts } from './useCounts.ts';
import { useLeftOut } from './useLeftOut.ts';
import { useObjectNames } from './useObjectNames.ts';

export interface ActivityRowProps {
  entry: Activity;
  now: Date;
  /** Opens the history of an object that the integration no longer has. The others have tabs that lead to theirs. */
  onOpenGone?: ((objectName: string) => void) | undefined;
}

/** One entry of the activity: who did it or how it ended, what happened, and when. */
export function ActivityRow({ entry, now, onOpenGone }: ActivityRowProps) {
  const translate = useMessages();
  const wordsOf = useActivityWords();
  const count = useCounts();
  const leftOut = useLeftOut();
  const why = useWhy();
  const title = wordsOf(entry);
  if (title === undefined) return null;
  const { time, recordCount, changes = [], author, kind, diagnosis, failure, missingFields } = entry;
  const { account, accountBefore: before } = entry;
  const switched =
    account && before
      ? translate('activity.accountChanged.to', {
          account: accountTitle(account),
          before: accountTitle(before),
        })
      : account && accountTitle(account);
  const changeCount = changes.reduce((sum, change) => sum + change.changeCount, 0);
  const facts = [
    formatWhen(time, now, translate.locale),
    recordCount !== undefined && count('records', recordCount),
    kind === 'config_changed' && changeCount > 0 && count('changes', changeCount),
  ];
  return (
    <Row
      lead={author ? <AuthorLogo author={author} /> : <RunBadge entry={entry} />}
      title={title}
      facts={facts}
      extra={
        (diagnosis && nextStepOf(diagnosis, translate)) ??
        leftOut(missingFields) ??
        why(failure) ??
        switched ??
        (onOpenGone && <GoneObjects changes={changes} onOpen={onOpenGone} />)
      }
    />
  );
}

function GoneObjects({ changes, onOpen }: GoneObjectsProps) {
  const translate = useMessages();
  const { data, getReadObject, getWriteObject } = useManifest();
  const nameOf = useObjectNames();
  const gone = changes.filter(
    ({ objectName }) => data && !getReadObject(objectName).object && !getWriteObject(objectName).object,
  );
  return gone.map(({ objectName }) => (
    <TextButton key={objectName} onClick={() => onOpen(objectName)}>
      {translate('history.title', { object: nameOf(objectName) })}
    </TextButton>
  ));
}

interface GoneObjectsProps {
  changes: NonNullable<Activity['changes']>;
  onOpen: (objectName: string) => void;
}

/** As large as the tile of a person, so that the words of all rows begin at the same place. */
function RunBadge({ entry: { kind, status, failure } }: { entry: Activity }) {
  if (kind === 'account_changed') return <Badge tone="info" icon="info" />;
  if (kind === 'sign_in_needed') return <Badge tone="warning" icon="warning" />;
  if (status === 'in_progress') return <Badge tone="info" icon={<StateIcon name="again" />} />;
  const tone = status === 'failure' ? 'danger' : failure ? 'warning' : 'success';
  return <Badge tone={tone} icon={tone} />;
}

const reasons = {
  consumer: 'activity.why.consumer',
  provider: 'activity.why.provider',
  builder: 'activity.why.builder',
  operator: 'activity.why.builder',
} as const;

/** Says why a run failed, by who can do something about it. Undefined for one that did not fail, or was stopped. */
function useWhy(): (failure: Activity['failure']) => string | undefined {
  const translate = useMessages();
  const { words } = useFlow();
  return (failure) => {
    const reason = failure && reasons[failure.actor as keyof typeof reasons];
    return reason && translate(reason, words);
  };
}
