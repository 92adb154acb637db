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
 * A config as the service sends it, and what is in its content at the top too: `config.read?.objects` is
 * `config.content.read?.objects`. Both are keyed by object name, which each entry has as `objectName` besides.
 */
export type InstalledConfig = Config & ConfigContent;

/** What `useIsIntegrationInstalled` tells. */
export interface IsIntegrationInstalled {
  /** The service has answered; never true after an error, so that "not installed" is never a guess. */
  isLoaded: boolean;
  isLoading: boolean;
  /** Somebody in the group has installed the integration. False until `isLoaded`. */
  isIntegrationInstalled: boolean;
  isError: boolean;
  error: Error | null;
  /** Of the installation. Installed does not mean complete: look which objects are in it. */
  config: InstalledConfig | undefined;
}

/**
 * Whether somebody in a group has installed an integration.
 * @param integration its name in the manifest, or its id
 * @param groupRef your own reference of the customer's workspace
 * @param consumerRef needed with `getToken`, unless an `InstallationProvider` or `ConnectionProvider` gives it
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
  // One object for as long as the config is the same.
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
