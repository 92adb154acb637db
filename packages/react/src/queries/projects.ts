import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller';

export const projectQueries = {
  /** The project, for the builder's product name. Fixed while a page lives. */
  own: (caller: Caller) =>
    queryOptions({
      queryKey: keyOf(caller, 'projects'),
      queryFn: () => caller.service.client.projects.get(undefined, requestOptions(caller)),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
