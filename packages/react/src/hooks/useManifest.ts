import type { HydratedRevision } from '@dowel/schema';
import { useMemo } from 'react';
import { useCaller } from '../context/scope.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { revisionQueries } from '../queries/revisions.ts';
import { createManifestReader, type ManifestReader } from './manifest-reader.ts';
import { type QueryState, toQueryState } from './query-state.ts';
import { useConnection } from './useConnection.ts';
import { useSetupQuery } from './useIntegrationSetup.ts';
import { useServiceQuery } from './useServiceQuery.ts';

/** `data` is the latest revision; it waits for a connection, and `isPending` stays true until there is one. */
export interface ManifestState extends QueryState, ManifestReader {
  data: HydratedRevision | undefined;
}

/** What the integration of the nearest `InstallationProvider` reads and writes, with the account's real fields. */
export function useManifest(): ManifestState {
  const caller = useCaller();
  const setup = useSetupQuery();
  const { connection } = useConnection();
  const { integration } = setup.data ?? {};
  const query = useServiceQuery(caller, {
    ...revisionQueries.hydrated(caller, {
      integrationId: integration?.id ?? '',
      revisionId: integration?.latestRevision.id ?? '',
      connectionId: connection?.id ?? '',
    }),
    // The setup answer can hold why this failed; it is asked again when somebody wants it, not by itself.
    enabled: ({ state }) => integration !== undefined && connection !== null && state.status !== 'error',
  });
  const { data } = query;
  const reader = useMemo(() => createManifestReader(data), [data]);
  return { data, ...reader, ...toQueryState([setup, query], findMissingIdentity(caller)) };
}
