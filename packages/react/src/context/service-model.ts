import type { Connection, HydratedRevision, Installation, ProviderInfo } from '@dowel/schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { SetupFacts } from '../queries/integration-setup.ts';
import type { DraftSource } from './config-draft-store.ts';
import { outsideProviders } from './scope.ts';

/** One answer of the service, and how far reading it has come. */
export interface ModelPart<Data> {
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  isSuccess: boolean;
  error: Error | null;
  refetch(): Promise<unknown>;
  /** For a part that is read only where somebody looks at it. */
  ask?(): void;
}

/**
 * What the service said about the nearest `InstallationProvider` or `ConnectionProvider`. The provider asks once, and
 * every hook below reads it here.
 */
export interface ServiceModel {
  setup: ModelPart<SetupFacts>;
  /** The catalogue entry. */
  provider: ModelPart<ProviderInfo>;
  connections: ModelPart<Connection[]>;
  /** The installation's connection, or else the one the group uses by default. */
  connection: Connection | null;
  installation: ModelPart<Installation | null>;
  revision: ModelPart<HydratedRevision>;
  /** What a draft of the config starts from, once it is known. */
  draftSource: DraftSource | undefined;
}

export const ServiceModelContext = /* @__PURE__ */ createContext<ServiceModel | null>(null);

/** The model of the nearest provider. */
export function useServiceModel(): ServiceModel {
  const model = useContext(ServiceModelContext);
  if (!model) throw outsideProviders();
  return model;
}

/** Has a part read that nobody may have looked at before. */
export function useAsked<Data>(part: ModelPart<Data>): ModelPart<Data> {
  const { ask } = part;
  useEffect(() => ask?.(), [ask]);
  return part;
}

/** A part that is never read: the provider is about something else. */
export const unread: ModelPart<never> = {
  data: undefined,
  isPending: true,
  isFetching: false,
  isSuccess: false,
  error: null,
  refetch: async () => {},
};

/** The state of a query as a part. The same object for as long as nothing changes. */
export function useModelPart<Data>(query: UseQueryResult<Data>): ModelPart<Data> {
  const { data, isPending, isFetching, isSuccess, error, refetch } = query;
  return useMemo(
    () => ({ data, isPending, isFetching, isSuccess, error, refetch }),
    [data, isPending, isFetching, isSuccess, error, refetch],
  );
}

/** A part whose query waits until somebody looks. Who looks causes the request, so for them it is on its way. */
export function useLazyPart<Data>(
  query: UseQueryResult<Data>,
  isWaiting: boolean,
  ask: () => void,
): ModelPart<Data> {
  const part = useModelPart(query);
  return useMemo(
    () => ({ ...part, isFetching: part.isFetching || (isWaiting && part.isPending), ask }),
    [part, isWaiting, ask],
  );
}
