import type { Activity } from '@dowel/schema';
import { listActivity } from '@dowel/schema/wire';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** What to list. */
export interface ActivityInput {
  integrationId: string;
  installationId: string;
  /** The current config. Each saved config adds an entry, so an answer is kept for one config only. */
  configId: string;
  /** Lists only the changes of this object. */
  changesOf?: string | undefined;
  /** How many entries to load. */
  count: number;
}

/** The newest entries, and whether there are older ones. */
export interface ActivityList {
  entries: Activity[];
  hasMore: boolean;
}

const LARGEST_PAGE = 100;

export const activityQueries = {
  latest: (caller: Caller, { integrationId, installationId, configId, changesOf, count }: ActivityInput) =>
    queryOptions({
      queryKey: keyOf(caller, 'activity', installationId, configId, changesOf, count),
      queryFn: async (): Promise<ActivityList> => {
        // Asks for one more than is shown, to know whether there are more.
        const query = { pageSize: Math.min(count + 1, LARGEST_PAGE), changesOf };
        const input = { params: { integrationId, installationId }, query };
        const list = caller.service.session.list(listActivity, input, requestOptions(caller));
        const entries: Activity[] = [];
        for await (const entry of list) {
          if (entries.length === count) return { entries, hasMore: true };
          entries.push(entry);
        }
        return { entries, hasMore: false };
      },
      placeholderData: keepPreviousData,
      refetchOnWindowFocus: true,
    }),
};
