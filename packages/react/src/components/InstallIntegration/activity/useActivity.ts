import type { Activity } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCaller } from '../../../context/scope.ts';
import { activityQueries } from '../../../queries/activity.ts';
import { useFlow } from '../flow.ts';

/** How many entries are loaded at first, and each time a person asks for more. */
const AT_ONCE = 20;

export interface ActivityState {
  /** Undefined until they are loaded. */
  entries: Activity[] | undefined;
  /** The time by the clock of the service, which the entries are told by. */
  now: Date;
  error: unknown;
  retry: () => void;
  /** Absent if there are no older entries. */
  loadMore: (() => void) | undefined;
  isLoadingMore: boolean;
}

/** What happened to the installation that is shown. With `changesOf`, only the changes of one object. */
export function useActivity({ changesOf, atOnce = AT_ONCE }: { changesOf?: string; atOnce?: number } = {}) {
  const caller = useCaller();
  const { integration, installation } = useFlow();
  const [count, setCount] = useState(atOnce);
  const { data, error, refetch, isPlaceholderData } = useQuery(
    {
      ...activityQueries.latest(caller, {
        integrationId: integration.id,
        installationId: installation?.id ?? '',
        configId: installation?.config.id ?? '',
        changesOf,
        count,
      }),
      enabled: installation !== null,
    },
    caller.service.queryClient,
  );
  const state: ActivityState = {
    entries: data?.entries,
    now: caller.service.timeAt(),
    error,
    retry: () => void refetch(),
    loadMore: data?.hasMore ? () => setCount(count + atOnce) : undefined,
    isLoadingMore: isPlaceholderData,
  };
  return state;
}
