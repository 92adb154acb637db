import type { Activity } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCaller } from '../../../context/scope.ts';
import { useAction } from '../../../hooks/useAction.ts';
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
  const { queryClient } = caller.service;
  const [count, setCount] = useState(atOnce);
  const latest = (number: number) =>
    activityQueries.latest(caller, {
      integrationId: integration.id,
      installationId: installation?.id ?? '',
      configId: installation?.config.id ?? '',
      changesOf,
      count: number,
    });
  const { data, error, refetch } = useQuery(
    { ...latest(count), enabled: installation !== null },
    queryClient,
  );
  // What is shown stays until there is more.
  const [loadMore, more] = useAction(async () => {
    await queryClient.fetchQuery(latest(count + atOnce));
    setCount(count + atOnce);
  });
  const state: ActivityState = {
    entries: data?.entries,
    now: new Date(Date.now() + caller.service.aheadMs()),
    error: error ?? more.error,
    retry: () => void refetch(),
    loadMore: data?.hasMore ? () => void loadMore(undefined) : undefined,
    isLoadingMore: more.isPending,
  };
  return state;
}
