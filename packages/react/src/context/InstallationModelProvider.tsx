import type { Connection, Installation } from '@dowel/schema';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { findMissingIdentity } from '../queries/caller.ts';
import { connectionQueries } from '../queries/connections.ts';
import { installationQueries } from '../queries/installations.ts';
import { integrationSetupQueries, type SetupFacts } from '../queries/integration-setup.ts';
import { revisionQueries } from '../queries/revisions.ts';
import { useFieldMapping } from './ConfigDraftProvider.tsx';
import type { DraftSource } from './config-draft-store.ts';
import { useCaller, useScope } from './scope.ts';
import {
  type ModelPart,
  type ServiceModel,
  ServiceModelContext,
  useLazyPart,
  useModelPart,
} from './service-model.ts';

export interface InstallationModelProviderProps {
  /** Whether the page will show the revision. If not, it is asked for when a component needs it. */
  showsRevision: boolean;
  children: ReactNode;
}

/** Asks the service for one installation, once for all hooks below it. */
export function InstallationModelProvider({ showsRevision, children }: InstallationModelProviderProps) {
  const caller = useCaller();
  const setup = useSetup();
  const { integration, provider } = setup.data ?? {};
  const connections = useConnections(integration?.provider);
  const installation = useInstallationPart(integration?.id);
  const byId = (id: string | undefined) => connections.data?.find((one) => one.id === id);
  const connection =
    byId(installation.data?.connection.id) ??
    (caller.installationRef ? byId(setup.data?.chosen?.id) : connections.data?.[0]) ??
    null;
  const isOutdated = useNewerRevision(setup, installation.data);
  const revision = useRevision(isOutdated ? undefined : integration, connection, showsRevision);
  const draftSource = useDraftSource(setup, installation, revision.data);
  const model = useMemo<ServiceModel>(
    () => ({
      setup,
      provider: { ...setup, data: provider },
      connections,
      connection,
      installation,
      revision,
      draftSource,
    }),
    [setup, provider, connections, connection, installation, revision, draftSource],
  );
  return <ServiceModelContext.Provider value={model}>{children}</ServiceModelContext.Provider>;
}

function useSetup() {
  const caller = useCaller();
  const { integration = '' } = useScope();
  const { queryClient } = caller.service;
  const query = integrationSetupQueries.get(caller, integration);
  const enabled = !findMissingIdentity(caller);
  useState(() => {
    // Effects run only after the browser has painted the skeleton. A server sends nothing. The request waits until React
    // has drawn, because the page's `getToken` may set a state.
    if (enabled && typeof document !== 'undefined')
      queueMicrotask(() => void queryClient.prefetchQuery(query));
  });
  return useModelPart(useQuery({ ...query, enabled }, queryClient));
}

function useConnections(provider: string | undefined) {
  const caller = useCaller();
  const query = connectionQueries.forProvider(caller, provider ?? '');
  return useModelPart(useQuery({ ...query, enabled: provider !== undefined }, caller.service.queryClient));
}

function useInstallationPart(integrationId: string | undefined) {
  const caller = useCaller();
  const query = installationQueries.forGroup(caller, integrationId ?? '');
  return useModelPart(
    useQuery({ ...query, enabled: integrationId !== undefined }, caller.service.queryClient),
  );
}

/** Asks for the setup again when a config was saved for a newer revision. Says so while it asks. */
function useNewerRevision(
  { data, isFetching, refetch }: ModelPart<SetupFacts>,
  installation: Installation | null | undefined,
): boolean {
  const known = data?.integration.latestRevision;
  const saved = installation?.config;
  const isNewer = known && saved && known.id !== saved.revisionId && known.createTime < saved.createTime;
  useEffect(() => {
    if (isNewer) void refetch();
  }, [isNewer, refetch]);
  return !!isNewer && isFetching;
}

/** Reads the hydrated revision once a component needs it, because the provider answers slowly. */
function useRevision(
  integration: { id: string; latestRevision: { id: string } } | undefined,
  connection: Connection | null,
  isAskedAtOnce: boolean,
) {
  const caller = useCaller();
  const [isAsked, setAsked] = useState(isAskedAtOnce);
  const ask = useCallback(() => setAsked(true), []);
  const isKnown = integration !== undefined && connection !== null;
  const query = useQuery(
    {
      ...revisionQueries.hydrated(caller, {
        integrationId: integration?.id ?? '',
        revisionId: integration?.latestRevision.id ?? '',
        connectionId: connection?.id ?? '',
      }),
      // The setup answer may already hold the error of this query. Then only a refetch asks again.
      enabled: ({ state }) => isAsked && isKnown && state.status !== 'error',
    },
    caller.service.queryClient,
  );
  return useLazyPart(query, isKnown && !isAsked, isAskedAtOnce ? undefined : ask);
}

/** What the draft starts from. */
function useDraftSource(
  setup: ModelPart<Pick<SetupFacts, 'integration'>>,
  installation: ModelPart<Installation | null>,
  revision: DraftSource['revision'] | undefined,
): DraftSource | undefined {
  const fieldMapping = useFieldMapping();
  // Also when asking again fails.
  const isKnown = installation.data !== undefined;
  const saved = installation.data?.config.content;
  const integration = setup.data?.integration;
  return useMemo(
    () => (revision && integration && isKnown ? { revision, saved, fieldMapping, integration } : undefined),
    [revision, integration, isKnown, saved, fieldMapping],
  );
}
