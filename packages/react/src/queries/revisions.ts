import { getHydratedRevision } from '@dowel/schema/wire';
import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';

/** What identifies a hydrated revision. */
export interface HydrationInput {
  integrationId: string;
  revisionId: string;
  connectionId: string;
}

export const revisionQueries = {
  /** The start of the keys of all hydrated revisions of a caller. */
  all: (caller: Caller) => keyOf(caller, 'revisions'),
  /**
   * A revision with the objects and fields of the connection's account. The provider answers slowly, so the answer is
   * kept for ten minutes.
   */
  hydrated: (caller: Caller, { integrationId, revisionId, connectionId }: HydrationInput) =>
    queryOptions({
      queryKey: keyOf(caller, 'revisions', integrationId, revisionId, connectionId),
      queryFn: () =>
        caller.service.session.send(
          getHydratedRevision,
          { params: { integrationId, revisionId }, query: { connectionId } },
          requestOptions(caller),
        ),
      staleTime: 10 * 60_000,
    }),
};
