import type { Installation } from '@dowel/schema';
import { useCaller } from '../context/scope.ts';
import { useServiceModel } from '../context/service-model.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { type QueryState, toQueryState } from './query-state.ts';

/** The group's installation. */
export interface InstallationState extends QueryState {
  /** Any person in the group may have made it. Null if there is none. */
  installation: Installation | null;
}

/** The group's installation of the integration of the nearest `InstallationProvider`. */
export function useInstallation(): InstallationState {
  const { setup, installation } = useServiceModel();
  const state = toQueryState([setup, installation], findMissingIdentity(useCaller()));
  return { installation: installation.data ?? null, ...state };
}
