import type { DowelError } from '@dowel/client';
import { createContext, useContext, useMemo } from 'react';
import type { Caller } from '../queries/caller.ts';
import { useService } from './service.ts';

/** For whom, and about which integration or provider, the hooks below a provider work. */
export interface Scope {
  groupRef: string;
  groupName?: string | undefined;
  consumerRef: string;
  consumerName?: string | undefined;
  /** Given by `InstallationProvider`. */
  integration?: string | undefined;
  /** Given by `ConnectionProvider`; with an integration it is the integration's. */
  provider?: string | undefined;
  /** Module of the provider; with an integration it is the integration's. */
  module?: string | undefined;
  /** The page left out something of the above, so nothing can be asked. */
  missing?: DowelError | undefined;
}

export const ScopeContext = /* @__PURE__ */ createContext<Scope | null>(null);

/** The nearest scope. */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope) throw outsideProviders();
  return scope;
}

export function outsideProviders(): Error {
  return new Error(
    'This hook was used outside InstallationProvider and ConnectionProvider, so it cannot know whose installation or connection is meant. Put <InstallationProvider integration groupRef consumerRef> around it.',
  );
}

/** Who asks, inside a scope. */
export function useCaller(): Caller {
  const service = useService();
  const { groupRef, consumerRef, missing } = useScope();
  return useMemo(
    () => ({ service, groupRef, consumerRef, missing }),
    [service, groupRef, consumerRef, missing],
  );
}
