import type {
  Connection,
  HydratedRevision,
  Installation,
  Integration,
  Project,
  ProviderInfo,
} from '@dowel/schema';
import { useCaller } from '../../context/scope.ts';
import { type ModelPart, useServiceModel } from '../../context/service-model.ts';
import { toQueryState } from '../../hooks/query-state.ts';
import { findMissingIdentity } from '../../queries/caller.ts';
import { lacksMetadata } from '../connection/lacks-metadata.ts';

/** What is known in every step after loading. */
export interface InstallFacts {
  integration: Integration;
  provider: ProviderInfo;
  project: Project;
  /** The module that the manifest asks for. */
  module: string | undefined;
  installation: Installation | null;
}

/** What is known in every step that has a connection. */
export interface ConnectedFacts extends InstallFacts {
  connection: Connection;
}

/** The current step of a flow, derived from what the service knows. */
export type InstallStep =
  | { name: 'loading' }
  | { name: 'problem'; error: Error; retry: () => void; isRetrying: boolean }
  | ({ name: 'connect' } & InstallFacts)
  | ({ name: 'metadata' } & ConnectedFacts)
  /** The service is reading the account's objects and fields. */
  | ({ name: 'reading' } & ConnectedFacts)
  | ({ name: 'unreadable'; error: Error; retry: () => void; isRetrying: boolean } & ConnectedFacts)
  /** The integration neither reads nor writes objects, so there is nothing to choose. */
  | ({ name: 'nothing-to-choose' } & ConnectedFacts)
  | ({ name: 'configure'; revision: HydratedRevision } & ConnectedFacts);

/** The steps in which the person chooses, or sees why there is nothing to choose. */
export type ConnectedStepName = 'unreadable' | 'nothing-to-choose' | 'configure';

export type ConnectedInstallStep = Extract<InstallStep, { name: ConnectedStepName }>;

const connectedSteps: readonly string[] = [
  'unreadable',
  'nothing-to-choose',
  'configure',
] satisfies ConnectedStepName[];

export function isConnected(step: InstallStep): step is ConnectedInstallStep {
  return connectedSteps.includes(step.name);
}

/** Finds the current step. */
export function useInstallStep(): InstallStep {
  const { setup, connections, connection, installation, revision: hydrated } = useServiceModel();
  const queries = toQueryState([setup, connections, installation], findMissingIdentity(useCaller()));
  // If asking again fails, the screen stays as it is, with what is typed into it.
  if (!setup.data || !connections.data || installation.data === undefined) {
    return queries.error ? { name: 'problem', ...problemOf(queries, queries.error) } : { name: 'loading' };
  }
  const { module } = setup.data.integration.latestRevision.content;
  const facts: InstallFacts = { ...setup.data, module, installation: installation.data };
  if (!connection) return { name: 'connect', ...facts };
  const connected: ConnectedFacts = { ...facts, connection };
  if (lacksMetadata(facts.provider, module, connection)) return { name: 'metadata', ...connected };
  const { data: revision, error } = hydrated;
  if (revision) {
    const { read, write } = revision.content;
    const isEmpty = [read, write].every((part) => (part?.objects ?? []).length === 0);
    return isEmpty
      ? { name: 'nothing-to-choose', ...connected }
      : { name: 'configure', revision, ...connected };
  }
  if (error) return { name: 'unreadable', ...connected, ...problemOf(hydrated, error) };
  return { name: 'reading', ...connected };
}

function problemOf(
  { refetch, isFetching }: Pick<ModelPart<unknown>, 'refetch' | 'isFetching'>,
  error: Error,
) {
  return { error, retry: () => void refetch(), isRetrying: isFetching };
}
