import type { Activity } from '@dowel/schema';
import { formatWhen } from '../../../messages/format-when.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { StateIcon } from '../../../ui/Icon/StateIcon.tsx';
import { Row } from '../../../ui/List/Row.tsx';
import { Mark } from '../../../ui/Mark/Mark.tsx';
import { AuthorLogo } from './AuthorLogo.tsx';
import { useActivityWords } from './useActivityWords.ts';
import { useCounts } from './useCounts.ts';

/** One entry of the activity: who did it or how it ended, what happened, and when. */
export function ActivityRow({ entry, now }: { entry: Activity; now: Date }) {
  const translate = useMessages();
  const wordsOf = useActivityWords();
  const count = useCounts();
  const title = wordsOf(entry);
  if (title === undefined) return null;
  const { time, recordCount, changes = [], author, kind, diagnosis } = entry;
  const changeCount = changes.reduce((sum, change) => sum + change.changeCount, 0);
  const detail = [
    formatWhen(time, now, translate.locale),
    ...(recordCount === undefined ? [] : [count('records', recordCount)]),
    ...(kind === 'config_changed' && changeCount > 0 ? [count('changes', changeCount)] : []),
  ].join(' · ');
  return (
    <Row
      lead={author ? <AuthorLogo author={author} /> : <RunMark entry={entry} />}
      title={title}
      detail={detail}
      extra={diagnosis?.nextStep}
    />
  );
}

function RunMark({ entry: { kind, status } }: { entry: Activity }) {
  if (kind === 'sign_in_needed') {
    return (
      <Mark tone="warning">
        <Icon name="warning" />
      </Mark>
    );
  }
  if (status === 'in_progress') {
    return (
      <Mark tone="info">
        <StateIcon name="again" />
      </Mark>
    );
  }
  const tone = status === 'failure' ? 'danger' : 'success';
  return (
    <Mark tone={tone}>
      <Icon name={tone} />
    </Mark>
  );
}
