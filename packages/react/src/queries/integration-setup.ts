import { isDowelError, UnprocessableError } from '@dowel/client';
import type { Connection, Integration, IntegrationSetup, Project, ProviderInfo } from '@dowel/schema';
import { getIntegrationSetup } from '@dowel/schema/wire';
import { type DataTag, type QueryKey, queryOptions } from '@tanstack/react-query';
import { type Caller, requestOptions, setupKey } from './caller.ts';
import { connectionQueries } from './connections.ts';
import { installationQueries } from './installations.ts';
import { integrationQueries } from './integrations.ts';
import { projectQueries } from './projects.ts';
import { providerAppQueries } from './provider-apps.ts';
import { providerQueries } from './providers.ts';
import { revisionQueries } from './revisions.ts';

/**
 * What an install flow keeps of the answer as long as it is open. The rest goes into the caches of the queries for it.
 */
export interface SetupFacts {
  integration: Integration;
  provider: ProviderInfo;
  project: Project;
  /**
   * The connection that an installation beside the default one will use: the service's choice, or that of the last
   * sign-in. The list of connections also has those of other installations. Use only its id: what the list
   * says of the connection is newer.
   */
  chosen?: Connection | null | undefined;
}

export const integrationSetupQueries = {
  /**
   * Gets everything that an install flow shows first, with one request. Fills the caches of the queries for the parts.
   */
  get: (caller: Caller, integration: string) =>
    queryOptions({
      queryKey: setupKey(caller, integration),
      queryFn: () => fetchSetup(caller, integration),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** What `integrationSetupQueries.get` does. */
async function fetchSetup(caller: Caller, integration: string): Promise<SetupFacts> {
  const { groupRef, installationRef, service } = caller;
  try {
    const input = {
      params: { integrationIdOrName: integration },
      query: { groupRef, installationRef },
    };
    const setup = await service.session.send(getIntegrationSetup, input, requestOptions(caller));
    keepParts(caller, setup);
    return keepFacts(caller, integration, setup);
  } catch (error) {
    if (!isUnknownEndpoint(error)) throw error;
    return keepFacts(caller, integration, await fetchParts(caller, integration));
  }
}

/** A Dowel server without this endpoint answers with the code `endpoint_not_found`. Any other server sends no code. */
function isUnknownEndpoint(error: unknown): boolean {
  if (!isDowelError(error)) return false;
  const { status, code } = error;
  return (status === 404 || status === 405) && (code === undefined || code === 'endpoint_not_found');
}

/** Keeps the facts under the integration's other name as well: a page may use its name in one place and its id in another. */
function keepFacts(
  caller: Caller,
  asked: string,
  { integration, provider, project, connection }: SetupFacts & Pick<IntegrationSetup, 'connection'>,
): SetupFacts {
  const facts = { integration, provider, project, chosen: connection };
  const other = asked === integration.id ? integration.name : integration.id;
  caller.service.queryClient.setQueryData(setupKey(caller, other), facts);
  return facts;
}

function keepParts(caller: Caller, setup: IntegrationSetup): void {
  const { integration, provider, project, connection, revision } = setup;
  const keep = <Data>({ queryKey }: { queryKey: DataTag<QueryKey, Data, Error> }, data: NoInfer<Data>) =>
    caller.service.queryClient.setQueryData(queryKey, data);
  keep(integrationQueries.get(caller, integration.name), integration);
  keep(projectQueries.own(caller), project);
  keep(providerQueries.get(caller, integration.provider), provider);
  keep(providerAppQueries.packageOf(caller, integration.provider), setup.packageInstallURL ?? null);
  keep(connectionQueries.forProvider(caller, integration.provider), connection ? [connection] : []);
  keep(installationQueries.forGroup(caller, integration.id), setup.installation ?? null);
  if (!connection) return;
  const hydrated = revisionQueries.hydrated(caller, {
    integrationId: integration.id,
    revisionId: integration.latestRevision.id,
    connectionId: connection.id,
  });
  if (revision) keep(hydrated, revision);
  else if (setup.revisionProblem) keepProblem(caller, hydrated.queryKey, setup.revisionProblem);
}

/** Puts a query into the state that it would have if its own request had failed with this problem. */
function keepProblem(
  { service }: Caller,
  queryKey: readonly unknown[],
  problem: NonNullable<IntegrationSetup['revisionProblem']>,
): void {
  const words = problem.detail ?? problem.title ?? 'The revision could not be filled from the provider.';
  const error = new UnprocessableError(words, { ...problem, problem, operation: 'getHydratedRevision' });
  const { queryClient } = service;
  const query = queryClient.getQueryCache().build<unknown, Error>(queryClient, { queryKey });
  service.report(error);
  query.setState({
    status: 'error',
    error,
    errorUpdatedAt: Date.now(),
    fetchStatus: 'idle',
  });
}

/** The separate calls for an older server. The hook that shows the revision asks for it itself. */
async function fetchParts(caller: Caller, name: string): Promise<SetupFacts> {
  const { queryClient } = caller.service;
  const [integration, project] = await Promise.all([
    queryClient.fetchQuery(integrationQueries.get(caller, name)),
    queryClient.fetchQuery(projectQueries.own(caller)),
  ]);
  const [provider] = await Promise.all([
    queryClient.fetchQuery(providerQueries.get(caller, integration.provider)),
    queryClient.prefetchQuery(connectionQueries.forProvider(caller, integration.provider)),
    queryClient.prefetchQuery(installationQueries.forGroup(caller, integration.id)),
  ]);
  return { integration, project, provider };
}
