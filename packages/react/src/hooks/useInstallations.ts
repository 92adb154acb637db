import type { Installation } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useMissingProps } from '../context/missing-props.ts';
import { ScopeContext } from '../context/scope.ts';
import { useService } from '../context/service.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { installationLists } from '../queries/installations.ts';
import { type QueryState, toQueryState } from './query-state.ts';

/** Whose installations, and of what. */
export interface InstallationsInput {
  /** The integration's name in the manifest, or its id. Default: of the nearest `InstallationProvider`. */
  integration?: string | undefined;
  /** Your own reference of the customer's workspace. Default: of the nearest provider component. */
  groupRef?: string | undefined;
  /** Needed with `getToken`. Default: of the nearest provider component. */
  consumerRef?: string | undefined;
}

/** A group's installations of one integration. */
export interface InstallationsState extends QueryState {
  /**
   * The default one first. Null until they are known. `installationRef` tells them apart, and the default one has none;
   * `name` is what people call it, `connection.account` whose account it uses, and `healthStatus` how it is.
   */
  installations: Installation[] | null;
}

/**
 * All installations of an integration that a group has. More than one needs `multiple: true` in the manifest. It sends a
 * request of its own for each 100 of them.
 */
export function useInstallations({
  integration,
  groupRef,
  consumerRef,
}: InstallationsInput = {}): InstallationsState {
  const service = useService();
  const scope = useContext(ScopeContext);
  const wanted = integration ?? scope?.integration ?? '';
  const group = groupRef ?? scope?.groupRef ?? '';
  const missing = useMissingProps('useInstallations', { integration: wanted, groupRef: group });
  const caller = { service, groupRef: group, consumerRef: consumerRef ?? scope?.consumerRef, missing };
  const problem = findMissingIdentity(caller);
  const query = useQuery(
    { ...installationLists.ofGroup(caller, wanted), enabled: !problem },
    service.queryClient,
  );
  return { installations: (!problem && query.data) || null, ...toQueryState([query], problem) };
}
