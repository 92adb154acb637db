import type { Activity } from '@dowel/schema';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton/Skeleton.tsx';
import { Stack } from '../../../ui/Stack/Stack.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { useKeptFocus } from '../../connection/useKeptFocus.ts';
import { ProblemNotice } from '../../screen/ProblemNotice.tsx';
import type { ActivityState } from './useActivity.ts';

export interface EntriesProps {
  state: ActivityState;
  children: (entries: Activity[]) => ReactNode;
}

/** A list of entries in each of its states: loading, failed, empty, and with a button for older ones. */
export function Entries({ state, children }: EntriesProps) {
  const translate = useMessages();
  const kept = useKeptFocus();
  const { entries, error, retry, loadMore, isLoadingMore } = state;
  if (!entries) {
    if (error) {
      return (
        <div ref={kept}>
          <ProblemNotice error={error} title={translate('activity.failed')} onRetry={retry} />
        </div>
      );
    }
    return <Skeleton label={translate('common.loading')} shapes={['control', 'control', 'control']} />;
  }
  if (entries.length === 0) return <Text tone="muted">{translate('activity.empty')}</Text>;
  return (
    <Stack gap={4}>
      {children(entries)}
      {Boolean(error) && <ProblemNotice error={error} title={translate('activity.failed')} />}
      {loadMore && (
        <Stack direction="row">
          <Button
            ref={kept}
            size="sm"
            onClick={loadMore}
            isBusy={isLoadingMore}
            busyLabel={translate('common.loading')}
          >
            {translate('activity.more')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
