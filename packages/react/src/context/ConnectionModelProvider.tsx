import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { findMissingIdentity } from '../queries/caller.ts';
import { connectionQueries } from '../queries/connections.ts';
import { providerQueries } from '../queries/providers.ts';
import { useCaller, useScope } from './scope.ts';
import {
  type ServiceModel,
  ServiceModelContext,
  unread,
  useLazyPart,
  useModelPart,
} from './service-model.ts';

/** Asks the service for a group's connection to one provider, once for all hooks below it. */
export function ConnectionModelProvider({ children }: { children: ReactNode }) {
  const caller = useCaller();
  const { provider: name = '' } = useScope();
  const { queryClient } = caller.service;
  const canAsk = !findMissingIdentity(caller);
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const provider = useLazyPart(
    useQuery({ ...providerQueries.get(caller, name), enabled: canAsk && isAsked }, queryClient),
    canAsk && !isAsked,
    ask,
  );
  const connections = useModelPart(
    useQuery({ ...connectionQueries.forProvider(caller, name), enabled: canAsk }, queryClient),
  );
  const model = useMemo<ServiceModel>(
    () => ({
      setup: unread,
      provider,
      connections,
      connection: connections.data?.[0] ?? null,
      installation: unread,
      revision: unread,
      draftSource: undefined,
    }),
    [provider, connections],
  );
  return <ServiceModelContext.Provider value={model}>{children}</ServiceModelContext.Provider>;
}
