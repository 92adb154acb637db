import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';
import { integrations } from './resources.ts';

/** What a hydrated revision depends on. */
export interface HydrationInput {
  integrationId: string;
  revisionId: string;
  connectionId: string;
}

export const revisionQueries = {
  /** Below every hydrated revision of a caller. */
  all: (caller: Caller) => keyOf(caller, 'revisions'),
  /** A revision with the objects and fields of the connection's account. Slow at the provider, so kept for long. */
  hydrated: (caller: Caller, { integrationId, revisionId, connectionId }: HydrationInput) =>
    queryOptions({
      queryKey: keyOf(caller, 'revisions', integrationId, revisionId, connectionId),
      queryFn: () =>
        integrations(caller.service).getHydratedRevision(
          integrationId,
          revisionId,
          { connectionId },
          requestOptions(caller),
        ),
      staleTime: 10 * 60_000,
    }),
};
