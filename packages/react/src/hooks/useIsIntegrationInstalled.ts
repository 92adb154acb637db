import type { DowelError } from '@dowel/client';
import type { Config, ConfigContent } from '@dowel/schema';
import { notifyManager, QueryObserver, useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useMissingProps } from '../context/missing-props.ts';
import { ScopeContext } from '../context/scope.ts';
import { useService } from '../context/service.ts';
import { type Caller, findMissingIdentity, setupKey } from '../queries/caller.ts';
import { installationQueries } from '../queries/installations.ts';
import type { SetupFacts } from '../queries/integration-setup.ts';

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
  /**
   * Whether any person in the group has installed the integration. False until `isLoaded`. Of several installations, the
   * default one is meant; `useInstallations` has all.
   */
  isIntegrationInstalled: boolean;
  isError: boolean;
  error: Error | null;
  /** The installation's config. An installation can be incomplete: check which objects the config has. */
  config: InstalledConfig | undefined;
}

/** The pause before what has failed is asked for again. */
const AGAIN_MS = 30_000;

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
  const setup = useKnownSetup(caller, integration);
  const installed = useQuery(
    {
      // An install flow keeps the installation by the integration's id. The service also finds it by name.
      ...installationQueries.forGroup(caller, setup.integrationId ?? integration),
      enabled: !missing && !setup.mayCome,
      // A badge has no button that asks again.
      refetchInterval: ({ state: { error } }) =>
        error !== null && (error as Partial<DowelError>).retryable !== false && AGAIN_MS,
    },
    service.queryClient,
  );
  const config = installed.data?.config;
  // Stays the same object until the config changes.
  const withContent = useMemo(() => config && { ...config.content, ...config }, [config]);
  const error = missing ?? installed.error;
  return {
    isLoaded: installed.isSuccess && !error,
    isLoading: installed.isPending && !error,
    isIntegrationInstalled: !error && Boolean(installed.data),
    isError: Boolean(error),
    error,
    config: error ? undefined : withContent,
  };
}

/**
 * What an install flow on the same page knows of the integration. Asks for nothing itself: `useQuery` would need the
 * code that asks, which a page without a flow does not load.
 */
function useKnownSetup(caller: Caller, integration: string) {
  const { service, groupRef, consumerRef } = caller;
  const { queryClient } = service;
  const queryKey = setupKey(caller, integration);
  const watch = useCallback(
    (onChange: () => void) => {
      const key = setupKey({ service, groupRef, consumerRef }, integration);
      const observer = new QueryObserver(queryClient, { queryKey: key, enabled: false });
      return observer.subscribe(notifyManager.batchCalls(onChange));
    },
    [service, queryClient, groupRef, consumerRef, integration],
  );
  const read = () => queryClient.getQueryState<SetupFacts>(queryKey);
  const setup = useSyncExternalStore(watch, read, read);
  // Flows that are mounted together with this hook also send their requests in effects. After this effect, they have
  // sent them.
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return {
    integrationId: setup?.data?.integration.id,
    mayCome: !isMounted || setup?.fetchStatus === 'fetching',
  };
}
