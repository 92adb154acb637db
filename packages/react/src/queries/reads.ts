import type { Installation, ObjectRead } from '@dowel/schema';
import { listReads } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** Whose reads. */
export interface ReadsInput {
  integrationId: string;
  installationId: string;
  /** The current config. It says which objects are read, so an answer is kept for one config only. */
  configId: string;
}

/** How often the service is asked how far a read has come. Nobody asks while the page is hidden. */
const WHILE_READING_MS = 3000;
/** While nothing is read, it is asked when the next read is due, but after these times at the soonest and at the latest. */
const SOONEST_MS = 30_000;
const LATEST_MS = 3_600_000;

export const readQueries = {
  ofInstallation: (caller: Caller, { integrationId, installationId, configId }: ReadsInput) => {
    const { queryClient, session, aheadMs } = caller.service;
    const queryKey = keyOf(caller, 'reads', installationId, configId);
    return queryOptions({
      queryKey,
      queryFn: async () => {
        const params = { integrationId, installationId };
        const known = queryClient.getQueryData<ObjectRead[]>(queryKey);
        const reads = await session.send(listReads, { params }, requestOptions(caller));
        // The activity tells of the same reads.
        if (known && runsOf(known) !== runsOf(reads))
          void queryClient.invalidateQueries({ queryKey: keyOf(caller, 'activity', installationId) });
        return reads;
      },
      refetchOnWindowFocus: true,
      refetchInterval: ({ state: { data = [], dataUpdatedAt } }) => {
        if (data.some(({ currentRun }) => currentRun)) return WHILE_READING_MS;
        const [next = '9999'] = data.map(({ nextTime }) => nextTime).sort();
        return Math.min(Math.max(Date.parse(next) - dataUpdatedAt - aheadMs(), SOONEST_MS), LATEST_MS);
      },
    });
  },
};

const runsOf = (reads: readonly ObjectRead[]) =>
  JSON.stringify(reads, ['currentRun', 'lastRun', 'operationId']);

/** What the query needs to know of an installation. */
export function inputOf(installation: Installation | null): ReadsInput {
  return {
    integrationId: installation?.integrationId ?? '',
    installationId: installation?.id ?? '',
    configId: installation?.config.id ?? '',
  };
}
