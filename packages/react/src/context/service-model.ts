import type { Connection, HydratedRevision, Installation, ProviderInfo } from '@dowel/schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { SetupFacts } from '../queries/integration-setup.ts';
import type { DraftSource } from './config-draft-store.ts';
import { outsideProviders } from './scope.ts';

/** One answer of the service, and the state of its query. */
export interface ModelPart<Data> {
  data: Data | undefined;
  isPending: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch(): Promise<unknown>;
  /** Starts the query. Only for a part that is read when a component needs it. */
  ask?: (() => void) | undefined;
}

/**
 * What the service answered for the nearest `InstallationProvider` or `ConnectionProvider`. That component asks once,
 * and every hook below it reads the answers here.
 */
export interface ServiceModel {
  setup: ModelPart<SetupFacts>;
  /** The provider's catalogue entry. */
  provider: ModelPart<ProviderInfo>;
  connections: ModelPart<Connection[]>;
  /** The installation's connection, or else the group's default connection. */
  connection: Connection | null;
  installation: ModelPart<Installation | null>;
  revision: ModelPart<HydratedRevision>;
  /** What a draft of the config starts from. Undefined until it is known. */
  draftSource: DraftSource | undefined;
}

export const ServiceModelContext = /* @__PURE__ */ createContext<ServiceModel | null>(null);

/** The model of the nearest `InstallationProvider` or `ConnectionProvider`. */
export function useServiceModel(): ServiceModel {
  const model = useContext(ServiceModelContext);
  if (!model) throw outsideProviders();
  return model;
}

/** Starts reading a part, unless another component has already needed it. */
export function useAsked<Data>(part: ModelPart<Data>): ModelPart<Data> {
  const { ask } = part;
  useEffect(() => ask?.(), [ask]);
  return part;
}

/** A part that this provider component never reads. */
export const unread: ModelPart<never> = {
  data: undefined,
  isPending: true,
  isFetching: false,
  error: null,
  refetch: async () => {},
};

/** The state of a query as a part. Stays the same object until the state changes. */
export function useModelPart<Data>(query: UseQueryResult<Data>): ModelPart<Data> {
  const { data, isPending, isFetching, error, refetch } = query;
  return useMemo(
    () => ({ data, isPending, isFetching, error, refetch }),
    [data, isPending, isFetching, error, refetch],
  );
}

/**
 * A part whose query waits until a component needs it. It counts as fetching while it waits: the component that sees
 * this also starts the request.
 */
export function useLazyPart<Data>(
  query: UseQueryResult<Data>,
  isWaiting: boolean,
  ask: (() => void) | undefined,
): ModelPart<Data> {
  const part = useModelPart(query);
  return useMemo(
    () => ({ ...part, isFetching: part.isFetching || (isWaiting && part.isPending), ask }),
    [part, isWaiting, ask],
  );
}
