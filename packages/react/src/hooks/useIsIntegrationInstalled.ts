import type { Config, ConfigContent } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { useMissingProps } from '../context/missing-props.ts';
import { ScopeContext } from '../context/scope.ts';
import { useService } from '../context/service.ts';
import { findMissingIdentity } from '../queries/caller.ts';
import { installationQueries } from '../queries/installations.ts';
import { integrationQueries } from '../queries/integrations.ts';

/**
 * A config as the service sends it, with the members of its content also at the top: `config.read?.objects` is
 * `config.content.read?.objects`. Objects are keyed by name, and each entry also has its name as `objectName`.
 */
export type InstalledConfig = Config & ConfigContent;

/** The result of `useIsIntegrationInstalled`. */
export interface IsIntegrationInstalled {
  /** Whether the service has answered. Never true after an error, so "not installed" is never a guess. */
  isLoaded: boolean;
  isLoading: boolean;
  /** Whether any person in the group has installed the integration. False until `isLoaded`. */
  isIntegrationInstalled: boolean;
  isError: boolean;
  error: Error | null;
  /** The installation's config. An installation can be incomplete: check which objects the config has. */
  config: InstalledConfig | undefined;
}

/**
 * Whether any person in a group has installed an integration.
 * @param integration its name in the manifest, or its id
 * @param groupRef your own reference of the customer's workspace
 * @param consumerRef needed with `getToken`, unless an `InstallationProvider` or `ConnectionProvider` sets it
 */
export function useIsIntegrationInstalled(
  integration: string,
  groupRef: string,
  consumerRef?: string,
): IsIntegrationInstalled {
  const service = useService();
  const scope = useContext(ScopeContext);
  const missingProps = useMissingProps('useIsIntegrationInstalled', { integration, groupRef });
  const caller = { service, groupRef, consumerRef: consumerRef ?? scope?.consumerRef, missing: missingProps };
  const missing = findMissingIdentity(caller);
  const found = useQuery(
    { ...integrationQueries.get(caller, integration), enabled: !missing },
    service.queryClient,
  );
  const integrationId = found.data?.id;
  const installed = useQuery(
    { ...installationQueries.forGroup(caller, integrationId ?? ''), enabled: integrationId !== undefined },
    service.queryClient,
  );
  const config = installed.data?.config;
  // Stays the same object until the config changes.
  const withContent = useMemo(() => config && { ...config.content, ...config }, [config]);
  const error = missing ?? found.error ?? installed.error;
  return {
    isLoaded: installed.isSuccess && !error,
    isLoading: installed.isPending && !error,
    isIntegrationInstalled: !error && Boolean(installed.data),
    isError: Boolean(error),
    error: error ?? null,
    config: error ? undefined : withContent,
  };
}
