import type { HydratedRevision } from '@dowel/schema';
import { useMemo } from 'react';
import { useCaller } from '../context/scope.ts';
import { useAsked, useServiceModel } from '../context/service-model.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { createManifestReader, type ManifestReader } from './manifest-reader.ts';
import { type QueryState, toQueryState } from './query-state.ts';

/** `data` is the latest revision. Reading it needs a connection. Until there is one, `isPending` stays true. */
export interface ManifestState extends QueryState, ManifestReader {
  data: HydratedRevision | undefined;
}

/** What the integration of the nearest `InstallationProvider` reads and writes, with the account's real fields. */
export function useManifest(): ManifestState {
  const { setup, revision } = useServiceModel();
  const { data } = useAsked(revision);
  const reader = useMemo(() => createManifestReader(data), [data]);
  return { data, ...reader, ...toQueryState([setup, revision], findMissingIdentity(useCaller())) };
}
