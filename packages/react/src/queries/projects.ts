import { queryOptions } from '@tanstack/react-query';
import { type Caller, keyOf, requestOptions } from './caller.ts';
import { projects } from './resources.ts';

export const projectQueries = {
  /** The project, for the builder's product name. Fixed while a page lives. */
  own: (caller: Caller) =>
    queryOptions({
      queryKey: keyOf(caller, 'projects'),
      queryFn: () => projects(caller.service).get(undefined, requestOptions(caller)),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
