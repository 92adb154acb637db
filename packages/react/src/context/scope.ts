import type { DowelError } from '@dowel/client';
import { createContext, useContext, useMemo } from 'react';
import type { Caller } from '../queries/caller.ts';
import { useService } from './service.ts';

/** The group, the consumer, and the integration or provider that the hooks below a provider component use. */
export interface Scope {
  groupRef: string;
  groupName?: string | undefined;
  consumerRef: string;
  consumerName?: string | undefined;
  /** Set by `InstallationProvider`. */
  integration?: string | undefined;
  /** Which installation of the integration. Undefined: the default one. */
  installationRef?: string | undefined;
  /** Set by `ConnectionProvider`. If there is an integration instead, the integration says which provider it is. */
  provider?: string | undefined;
  /** The person's own connection is meant, and not that of the group. */
  isPersonal?: true | undefined;
  /** Module of the provider, set by `ConnectionProvider`. If there is an integration instead, its revision says it. */
  module?: string | undefined;
  /** Set if the page left out one of the above. Then no request can be sent. */
  missing?: DowelError | undefined;
}

export const ScopeContext = /* @__PURE__ */ createContext<Scope | null>(null);

/** The scope of the nearest provider component. */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw outsideProviders();
  return scope;
}

export function outsideProviders(): Error {
  return new Error(
    'This hook was used outside InstallationProvider. Put <InstallationProvider integration groupRef consumerRef> around it.',
  );
}

/** The caller of the nearest scope. */
export function useCaller(): Caller {
  const service = useService();
  const { groupRef, consumerRef, installationRef, isPersonal, missing } = useScope();
  return useMemo(
    () => ({ service, groupRef, consumerRef, installationRef, isPersonal, missing }),
    [service, groupRef, consumerRef, installationRef, isPersonal, missing],
  );
}
