import type { Installation } from '@dowel/schema';
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

/** How often the service is asked how far a read has come. Nobody asks while the page is hidden or nothing is read. */
const WHILE_READING_MS = 3000;

export const readQueries = {
  ofInstallation: (caller: Caller, { integrationId, installationId, configId }: ReadsInput) =>
    queryOptions({
      queryKey: keyOf(caller, 'reads', installationId, configId),
      queryFn: () => {
        const params = { integrationId, installationId };
        return caller.service.session.send(listReads, { params }, requestOptions(caller));
      },
      refetchInterval: ({ state }) =>
        state.data?.some(({ currentRun }) => currentRun) ? WHILE_READING_MS : false,
    }),
};

/** What the query needs to know of an installation. */
export function inputOf(installation: Installation | null): ReadsInput {
  return {
    integrationId: installation?.integrationId ?? '',
    installationId: installation?.id ?? '',
    configId: installation?.config.id ?? '',
  };
}
