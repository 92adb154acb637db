import type { ObjectRead } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useCaller } from '../context/scope.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { inputOf, readQueries } from '../queries/reads.ts';
import { type QueryState, toQueryState } from './query-state.ts';
import { useInstallation } from './useInstallation.ts';

/** When the objects of the group's installation are read. */
export interface ReadsState extends QueryState {
  /** Null until they are known, and if nothing is installed. Empty if nothing can be read. */
  reads: ObjectRead[] | null;
  /** When the service answered, by its own clock. Times such as "two hours ago" are counted from then. */
  answerTime: Date;
}

/**
 * When each object of the nearest `InstallationProvider` was read, how that ended, when it is read next, and why it is
 * paused. It sends a request of its own when it is first used, every three seconds while an object is read, when the next
 * read is due, each hour until then, and when somebody comes back to the page.
 */
export function useReads(): ReadsState {
  const caller = useCaller();
  const { installation, ...state } = useInstallation();
  const query = useQuery(
    { ...readQueries.ofInstallation(caller, inputOf(installation)), enabled: installation !== null },
    caller.service.queryClient,
  );
  const { data, dataUpdatedAt } = query;
  const answerTime = new Date(dataUpdatedAt + caller.service.aheadMs());
  const own = toQueryState([query], findMissingIdentity(caller));
  return { reads: data ?? null, answerTime, ...(installation ? own : state) };
}
